// The part of the address behind #: what to play (tools/web/machine/links.py), or a whole replay.
import { deflate, inflate } from "./pack.js";

const REPLAY = "replay=";
const FORMAT = "deflate-raw";

// Returns {match, replay}: the words of a link, and the JSON of a replay; empty where it has none. Parts
// that others appended to a link stay among the words. An Error says, in one line, what is wrong.
export async function readLink(hash) {
  const parts = decoded(hash.replace(/^#/, "")).replaceAll("&amp;", "&").split(/[&?]/);
  const one = parts.find((part) => part.startsWith(REPLAY));
  const match = parts.filter((part) => part && part !== one).join("&");
  if (!one) return { match, replay: "" };
  try {
    const letters = one.slice(REPLAY.length).replace(/[^\w+/-]/g, ""); // a mail may break a link
    const small = letters.replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(small), (letter) => letter.charCodeAt(0));
    const whole = await inflate(new Blob([bytes]).stream(), FORMAT);
    return { match, replay: new TextDecoder().decode(whole) };
  } catch {
    throw new Error("The replay in the link cannot be read: copy the whole link");
  }
}

// Returns words without %; one that stands for nothing stays.
function decoded(words) {
  return words.replace(/(?:%[0-9a-f]{2})+/gi, (letters) => {
    try {
      return decodeURIComponent(letters);
    } catch {
      return letters;
    }
  });
}

// Returns the address of this page with a part behind #.
export function addressOf(words) {
  return `${location.href.split("#")[0]}#${words}`;
}

// Returns the part behind # that carries a replay.
export async function replayWords(json) {
  const bytes = await deflate(new TextEncoder().encode(json), FORMAT);
  const text = btoa(String.fromCharCode(...bytes));
  return REPLAY + text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
