import { expect, it } from "vitest";
import { parseGuide } from "./parseGuide.ts";

it("reads titles, headings, paragraphs, steps, lists and pictures", () => {
  const source =
    "# Title\n\nOne\nline.\n\n## Part\n\n1. First\n2. Second\n\n- Item\n\n![A picture](../pictures/one-two.webp)\n";
  const { title, blocks } = parseGuide(source);
  expect(title).toBe("Title");
  expect(blocks.map(({ kind }) => kind)).toEqual(["paragraph", "heading", "steps", "list", "picture"]);
  expect(blocks.at(0)).toEqual({ kind: "paragraph", line: [{ text: "One line.", as: "text" }] });
  expect(blocks.at(2)).toMatchObject({ lines: [[{ text: "First" }], [{ text: "Second" }]] });
  expect(blocks.at(4)).toEqual({ kind: "picture", file: "one-two.webp", alt: "A picture" });
});

it("tells labels, keys and links to pages from text", () => {
  const { blocks } = parseGuide("# T\n\nPress `?`, choose **Save now** or see [more](other-page.md).");
  expect(blocks).toEqual([
    {
      kind: "paragraph",
      line: [
        { text: "Press ", as: "text" },
        { text: "?", as: "key" },
        { text: ", choose ", as: "text" },
        { text: "Save now", as: "label" },
        { text: " or see ", as: "text" },
        { text: "more", as: "link", page: "other-page" },
        { text: ".", as: "text" },
      ],
    },
  ]);
});

it.each(["<img src=x onerror=alert(1)>", "[x](https://example.org)", "[x](javascript:alert.md)"])(
  "leaves %s as text",
  (text) => {
    expect(parseGuide(`# T\n\n${text}`).blocks).toEqual([
      { kind: "paragraph", line: [{ text, as: "text" }] },
    ]);
  },
);
