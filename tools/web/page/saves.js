// A save that the player brings: it is looked at first, and takes the place of the other one when asked for.
import { upload } from "./menu.js";
import { reasonOf } from "./store.js";

// lookInto(bytes) returns in words what a save has, and throws if it cannot be used. Returns what was
// done, in words; the page loads again where the save was taken.
export async function importSave(drive, lookInto) {
  const file = await upload();
  const right = drive.bytes()?.length;
  if (file.size !== right) throw new Error(`This is no save: it has ${file.size} bytes, not ${right}.`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = lookInto(bytes);
  const question = `${file.name}: ${found} Replace all that is kept here? Export it first if you want it back.`;
  if (!confirm(question)) return "Nothing was changed.";
  try {
    await drive.replace(bytes);
  } catch (error) {
    throw new Error(`What was kept before is still there: ${reasonOf(error)}.`);
  }
  location.reload();
  return "";
}
