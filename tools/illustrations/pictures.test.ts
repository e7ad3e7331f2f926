import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { drawPicture, pictures } from "./pictures.ts";
import { writtenLists } from "./writtenLists.ts";

const folder = join(import.meta.dirname, "../../web/public/illustrations");

describe("the set of illustrations", () => {
  it("has at least 60 pictures, each under a name of its own", () => {
    expect(pictures.length).toBeGreaterThanOrEqual(60);
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length);
  });

  it("is what the files hold, and nothing else", () => {
    expect(readdirSync(folder).sort()).toEqual(pictures.map(({ name }) => `${name}.svg`));
    for (const picture of pictures) {
      expect(readFileSync(join(folder, `${picture.name}.svg`), "utf8")).toBe(drawPicture(picture));
    }
  });

  it("is listed with the same names and texts where the portal reads them", () => {
    for (const [file, text] of Object.entries(writtenLists()))
      expect(readFileSync(join(import.meta.dirname, "../..", file), "utf8"), file).toBe(text);
  });

  it.each(pictures)("$name is small, says what it shows, and runs nothing", (picture) => {
    const drawn = drawPicture(picture);
    expect(drawn.length).toBeLessThanOrEqual(3072);
    expect(drawn).not.toMatch(/NaN|undefined|<script|href|style=/);
    expect(picture.alt.en).toMatch(/^\p{Lu}.{5,60}$/u);
    expect(picture.alt.es).toMatch(/^\p{Lu}.{5,70}$/u);
  });
});
