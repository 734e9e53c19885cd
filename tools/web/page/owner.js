// Which page saves: the first one that is open, then the next. Two would write into one file.
const LOCK = "wildhand";
const ANSWER_MS = 600; // for another page, which may be busy, to say that it saves
const AGAIN_MS = 2000; // until a page that waits asks again
const SILENCE = 3; // so many times without an answer the other page is gone
const GONE = "gone";
const OWNS = "mine";

// Returns true if this page saves from now on, until it is gone. Else freed() is called once no other
// page does. A browser that lets pages keep nothing throws.
export function own(freed) {
  if (navigator.locks) return ownLock(freed);
  return globalThis.BroadcastChannel ? ownByWord(freed) : true;
}

async function ownLock(freed) {
  const keep = () => new Promise(() => {}); // the lock ends with the page
  const isOwn = await new Promise((resolve, reject) => {
    const take = (lock) => (resolve(lock !== null), lock && keep());
    navigator.locks.request(LOCK, { ifAvailable: true }, take).catch(reject);
  });
  if (!isOwn) navigator.locks.request(LOCK, () => (freed(), keep()));
  return isOwn;
}

// Browsers have no locks for a page that came without HTTPS, so pages ask each other. One that sleeps
// does not answer in time; the store (store.js) then keeps it from writing.
async function ownByWord(freed) {
  const channel = new BroadcastChannel(LOCK);
  const number = Math.random(); // of pages that ask at the same time the lowest saves
  let isOwn = false;
  let isTaken = false;
  let silence = SILENCE - 1;
  channel.onmessage = ({ data }) => {
    if (data === GONE) silence = SILENCE - 1;
    else if (data === OWNS || (!isOwn && data < number)) isTaken = true;
    else channel.postMessage(isOwn ? OWNS : number); // all hear it, who has a lower number, too
  };
  addEventListener("pagehide", () => isOwn && channel.postMessage(GONE));
  const ask = async () => {
    isTaken = false;
    channel.postMessage(number);
    // Twice, since this page, too, may be busy when the time is over, with an answer not yet read.
    for (const ms of [ANSWER_MS, 50]) await new Promise((resolve) => setTimeout(resolve, ms));
    silence = isTaken ? 0 : silence + 1;
    return (isOwn = silence >= SILENCE);
  };
  if (await ask()) return true;
  const again = async () => ((await ask()) ? freed() : setTimeout(again, AGAIN_MS));
  setTimeout(again, AGAIN_MS);
  return false;
}
