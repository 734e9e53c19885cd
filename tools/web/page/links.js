// The part of the address behind #: what to play (tools/web/machine/links.py), or a whole replay.
import { deflate, inflate } from "./pack.js";

const REPLAY = "replay=";
const FORMAT = "deflate-raw";

// Returns {match, replay}: the words of a link, or the JSON of a replay; both empty without one.
// An Error says, in one line, what is wrong.
export async function readLink(hash) {
  const words = hash.replace(/^#/, "");
  if (!words.startsWith(REPLAY)) return { match: decoded(words), replay: "" };
  try {
    const small = words.slice(REPLAY.length).replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(small), (letter) => letter.charCodeAt(0));
    const whole = await inflate(new Blob([bytes]).stream(), FORMAT);
    return { match: "", replay: new TextDecoder().decode(whole) };
  } catch {
    throw new Error("The replay in the link cannot be read: copy the whole link");
  }
}

function decoded(words) {
  try {
    return decodeURIComponent(words);
  } catch {
    throw new Error("The link cannot be read: a % in it stands for nothing");
  }
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
