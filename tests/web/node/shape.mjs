// The display's shape by the window's; and addresses that ask for one.
import assert from "node:assert";
import { shapeFor, shapeNamed } from "../../../tools/web/page/shape.js";
import { told } from "./page.mjs";

told(() => {
  for (const [window, shape] of [
    [[1280, 720], [480, 320]],
    [[900, 620], [320, 240]],
    [[390, 844], [240, 320]],
    [[844, 390], [320, 240]],
    [[600, 620], [240, 240]],
    [[1920, 1080], [480, 320]],
    [[800, 1280], [240, 320]],
  ]) {
    assert.deepEqual(shapeFor(...window), shape, String(window));
  }
  assert.deepEqual(shapeNamed("240x320"), [240, 320]);
  for (const text of [null, "", "x", "1x1", "640x480", "240", "9999999x240"]) {
    assert.equal(shapeNamed(text), null, text);
  }
  console.log("shaped");
});
