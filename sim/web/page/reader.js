// The text of the picture, for screen readers: a live region with a line for each row.
const WAIT_MS = 300; // after the last picture: what moves is not read

// Returns {changed, read}: changed() is called for each picture; read() writes at once, as when a hand
// is hidden. words() returns the text.
export function makeReader(region, words) {
  let timer = 0;
  let before = "";

  function read() {
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
    clearTimeout(timer);
    timer = setTimeout(read, WAIT_MS);
  };
  return { changed, read };
}
