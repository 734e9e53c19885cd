// The text of the picture, for screen readers: a live region with a line for each row.
const WAIT_MS = 300; // after the last picture: what moves is not read
const LATEST_MS = 1000; // after the first: a screen that never rests is read, too

// Returns {changed, read}: changed() is called for each picture; read() writes at once, as when a hand
// is hidden. words() returns the text.
export function makeReader(region, words) {
  let timer = 0;
  let since = 0; // when the first picture came that has not been read; 0: none
  let before = "";

  function read() {
    since = 0;
    const text = words();
    if (text === before) return;
    before = text;
    const lines = text.split("\n");
    while (region.children.length > lines.length) region.lastChild.remove();
    lines.forEach((line, i) => {
      const row = region.children[i] ?? region.appendChild(document.createElement("p"));
      if (row.textContent !== line) row.textContent = line; // only what changed is read aloud
    });
  }
  const changed = () => {
    const now = performance.now();
    since ||= now;
    clearTimeout(timer);
    timer = setTimeout(read, Math.min(WAIT_MS, Math.max(0, since + LATEST_MS - now)));
  };
  return { changed, read };
}
