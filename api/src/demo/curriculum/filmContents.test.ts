import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { filmEndpoints, languages } from "@kindling/contract";
import { expect, test } from "vitest";
import { mediaFolder } from "../shared/demoMedia.ts";
import { allFilms } from "./fillFilms.ts";

/** How long a film of demo/files lasts, in seconds, as its header says. */
function secondsOf(film: string): number {
  const file = readFileSync(path.join(mediaFolder, `${film}.webm`));
  // The element Duration, with its size in eight bytes.
  const at = file.indexOf(Buffer.from([0x44, 0x89, 0x01]));
  return file.readDoubleBE(at + 10) / 1000;
}

test("every film of demo/files has its words once", () => {
  const present = readdirSync(mediaFolder).filter((name) => name.endsWith(".webm"));
  expect(allFilms.map(({ film }) => `${film}.webm`).toSorted()).toEqual(present.toSorted());
});

test.each(allFilms)("$film has lines in both languages that staff could have saved", ({ film, lines }) => {
  for (const language of languages) {
    const cues = lines.map(({ at, until, [language]: text }) => ({ start: at, end: until, text }));
    const body = { address: `/api/files/${film}`, language, cues };
    expect(filmEndpoints.saveCaptions.body.safeParse(body).error?.issues ?? []).toEqual([]);
  }
});

test.each(allFilms)("$film has lines within its length that can be read while they are shown", (content) => {
  const { film, seconds, lines } = content;
  expect(secondsOf(film)).toBe(seconds);
  expect(lines.at(-1)!.until).toBeLessThanOrEqual(seconds);
  for (const [index, { at, until, en, es }] of lines.entries()) {
    expect(at).toBeGreaterThanOrEqual(lines[index - 1]?.until ?? 0);
    for (const text of [en, es]) {
      expect(text.length, text).toBeLessThanOrEqual(84);
      expect(text.length / (until - at), text).toBeLessThanOrEqual(17);
    }
  }
});
