/** A part of a line: its text, and how it is shown. A link names another page of the guide. */
export interface GuidePart {
  readonly text: string;
  readonly as: "text" | "label" | "key" | "link";
  readonly page?: string;
}

type Line = readonly GuidePart[];

export type GuideBlock =
  | { readonly kind: "heading" | "paragraph"; readonly line: Line }
  | { readonly kind: "steps" | "list"; readonly lines: readonly Line[] }
  /** A picture by its file's name. */
  | { readonly kind: "picture"; readonly file: string; readonly alt: string };

export interface GuidePage {
  readonly title: string;
  readonly blocks: readonly GuideBlock[];
}

const inline = /\*\*(?<label>[^*]+)\*\*|`(?<key>[^`]+)`|\[(?<link>[^\]]+)\]\((?<page>[\w-]+)\.md\)/g;

/** The parts of a line: labels of the screen in bold, keys, links to other pages of the same folder. */
function partsOf(line: string): Line {
  const parts: GuidePart[] = [];
  let at = 0;
  for (const match of line.matchAll(inline)) {
    const { label, key, link, page } = match.groups ?? {};
    parts.push({ text: line.slice(at, match.index), as: "text" });
    if (label) parts.push({ text: label, as: "label" });
    else if (key) parts.push({ text: key, as: "key" });
    else if (link && page) parts.push({ text: link, as: "link", page });
    at = match.index + match[0].length;
  }
  parts.push({ text: line.slice(at), as: "text" });
  return parts.filter(({ text }) => text !== "");
}

const picture = /^!\[(?<alt>[^\]]+)\]\((?:[\w.-]+\/)*(?<file>[\w-]+\.webp)\)$/;
const step = /^\d+\. /;
const item = /^- /;

function blockOf(text: string): GuideBlock {
  const lines = text.split("\n");
  const [first = ""] = lines;
  const { alt = "", file = "" } = picture.exec(text)?.groups ?? {};
  if (file) return { kind: "picture", file, alt };
  if (first.startsWith("## ")) return { kind: "heading", line: partsOf(first.slice(3)) };
  for (const [kind, mark] of [["steps", step] as const, ["list", item] as const]) {
    if (mark.test(first)) return { kind, lines: lines.map((line) => partsOf(line.replace(mark, ""))) };
  }
  return { kind: "paragraph", line: partsOf(lines.join(" ")) };
}

/**
 * Reads a page of the guide: the part of Markdown that docs/guide uses, one line for each step and item, blank lines
 * between blocks. Everything else stays text, so that no page can bring markup of its own.
 */
export function parseGuide(source: string): GuidePage {
  const [title = "", ...blocks] = source.trim().split(/\n{2,}/);
  return { title: title.replace(/^# /, ""), blocks: blocks.map(blockOf) };
}
