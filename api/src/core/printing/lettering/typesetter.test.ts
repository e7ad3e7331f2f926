import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { fontFiles } from "./fontFiles.ts";
import { readingLook } from "./looks.ts";
import { type Line, typesetter } from "./typesetter.ts";

const type = typesetter(new PDFDocument(), fontFiles());
const look = readingLook(10);

/** What a line says, piece by piece as it is drawn from the left. */
const drawn = ({ segments }: Line) =>
  segments.map(({ pieces }) => pieces.map(({ piece }) => piece.text).join("|")).join("/");

const set = async (text: string, width: number, options = {}) =>
  (await type.set([{ text, look }], width, options)).map(drawn);

test("fills lines with words, and drops the space at their ends", async () => {
  expect(await set("one two three four", 60)).toEqual(["one two three", "four"]);
});

test("breaks a word that is longer than a line, and nothing else", async () => {
  const lines = await set("See internationalizations now", 60);
  expect(lines.join("").replaceAll(" ", "")).toContain("internationalizations");
  expect(lines[0]).toMatch(/^See inter/);
  expect(lines.length).toBeGreaterThan(2);
});

test("breaks after signs where that is asked for, and keeps hard spaces", async () => {
  expect(await set("mina.park@maple.example", 60)).not.toContain("mina.park@");
  expect(await set("mina.park@maple.example", 60, { breakAfter: "@._/-" })).toContain("mina.park@");
  expect(await set("at 2:05\u00a0PM", 40)).toEqual(["at", "2:05 PM"]);
});

test("ends with an ellipsis where lines are missing", async () => {
  const [line, ...more] = await type.set([{ text: "one two three four", look }], 60, { lines: 1 });
  expect([line && drawn(line), more]).toEqual(["one two thr…", []]);
  expect(line?.width).toBeLessThanOrEqual(60);
});

test("lets words of Arabic run from right to left", async () => {
  expect(await set("محمد عبد الرحمن", 200)).toEqual(["الرحمن| |عبد| |محمد"]);
  const fitted = await type.fit("محمد عبد الرحمن", look, { width: 300, size: 40 });
  expect(fitted?.lines.map(drawn)).toEqual(["الرحمن| |عبد| |محمد"]);
});

test("sets two scripts in the order in which they are drawn", async () => {
  expect(await set("Mina محمد 王", 200)).toEqual(["Mina |محمد| |王"]);
});

test("asks after a letter that no font has, and fits no text with one", async () => {
  expect(await set("ᚠ Ana", 200)).toEqual(["? Ana"]);
  expect(await type.fit("ᚠ Ana", look, { width: 300, size: 40 })).toBeUndefined();
});

test("keeps the largest type for long names by breaking them evenly", async () => {
  const room = { width: 200, size: 54, lines: { most: 3, height: 96 } };
  const fitted = await type.fit("María Guadalupe Fernández-Villanueva", look, room);
  expect(fitted?.lines.map(drawn)).toEqual(["María Guadalupe", "Fernández-", "Villanueva"]);
  for (const { width } of fitted?.lines ?? []) expect(width).toBeLessThanOrEqual(200.01);
});
