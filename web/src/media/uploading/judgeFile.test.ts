import { expect, test } from "vitest";
import { judgeFile } from "./judgeFile.ts";

const kinds = {
  documents: { types: [], max_mb: 50 },
  audio: { types: [], max_mb: 50 },
  imports: { types: [], max_mb: 20 },
};
const limits = { images: { types: [], max_mb: 15 }, video: { types: [], max_mb: 500 }, ...kinds };
const mb = 2 ** 20;

test.each([
  ["image/jpeg", 15 * mb, { kind: "image", fault: null }],
  ["image/jpeg", 15 * mb + 1, { kind: "image", fault: { why: "tooLarge", size: 16, most: 15 } }],
  ["video/mp4", 500 * mb, { kind: "video", fault: null }],
  ["video/quicktime", 600 * mb, { kind: "video", fault: { why: "tooLarge", size: 600, most: 500 } }],
  ["image/svg+xml", 10, { kind: "image", fault: { why: "wrongKind" } }],
  ["image/heic", 10, { kind: "image", fault: { why: "wrongKind" } }],
  ["", 10, { kind: "image", fault: { why: "wrongKind" } }],
])("a %s of %i bytes", (type, size, expected) => {
  expect(judgeFile({ type, size }, limits)).toEqual(expected);
});
