import { describe, expect, it } from "vitest";
import { readBlocks } from "./readBlocks.ts";
import { textPages } from "./textPages.ts";

const lettersOf = (page: { text: string }[]) => page.map((block) => block.text).join(" ").length;

describe("readBlocks", () => {
  it("takes plain text by its blank lines and its lists", () => {
    expect(readBlocks("Sit tall.\nFeet down.\n\n1. Breathe in\n2. Breathe out\n- Smile")).toEqual([
      { kind: "paragraph", text: "Sit tall. Feet down." },
      { kind: "item", text: "Breathe in", number: 1 },
      { kind: "item", text: "Breathe out", number: 2 },
      { kind: "item", text: "Smile" },
    ]);
  });

  it("takes rich text without its markup", () => {
    expect(readBlocks("<h2>Ready?</h2><p>Sit <b>tall</b>.</p><ol><li>In</li><li>Out</li></ol>")).toEqual([
      { kind: "heading", text: "Ready?" },
      { kind: "paragraph", text: "Sit tall." },
      { kind: "item", text: "In", number: 1 },
      { kind: "item", text: "Out", number: 2 },
    ]);
  });

  it("leaves angle brackets in plain text alone", () => {
    expect(readBlocks("Breathe <slowly>, 3 < 4")).toEqual([
      { kind: "paragraph", text: "Breathe <slowly>, 3 < 4" },
    ]);
  });
});

describe("textPages", () => {
  it("keeps a short text on one page", () => {
    expect(textPages("Close your eyes. Listen.")).toHaveLength(1);
  });

  it("has no page for an empty text", () => {
    expect(textPages(" \n\n ")).toEqual([]);
  });

  it("turns the page between sentences, keeps every word, and overfills no page", () => {
    const text = Array.from({ length: 20 }, (_, n) => `This is calm sentence number ${n}.`).join(" ");
    const pages = textPages(text, 120);
    expect(
      pages
        .flat()
        .map((block) => block.text)
        .join(" "),
    ).toBe(text);
    for (const page of pages) {
      expect(lettersOf(page)).toBeLessThanOrEqual(120);
      expect(page.at(-1)?.text.endsWith(".")).toBe(true);
    }
  });

  it("divides even a sentence that is longer than a page, between words", () => {
    const text = `${"breathe ".repeat(60).trim()}.`;
    const pages = textPages(text, 100);
    expect(pages.length).toBeGreaterThan(4);
    expect(
      pages
        .flat()
        .map((block) => block.text)
        .join(" "),
    ).toBe(text);
    for (const page of pages) expect(lettersOf(page)).toBeLessThanOrEqual(100);
  });

  it("does not leave a heading at the foot of a page", () => {
    const pages = textPages(`<p>${"a ".repeat(40)}</p><h2>Then</h2><p>Go on.</p>`, 120);
    expect(pages[1]?.[0]).toMatchObject({ kind: "heading", text: "Then" });
  });
});
