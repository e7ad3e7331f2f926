import { hasMarkup } from "@kindling/contract";
import type { Block, Run } from "./Block.ts";

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

/** The character of an HTML entity; unknown ones stay. */
function decode(text: string): string {
  return text.replace(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return named[name.toLowerCase()] ?? whole;
    const code = name[1]?.toLowerCase() === "x" ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : whole;
  });
}

/** How a text that is being read looks at this place. */
interface Look {
  bold: number;
  slanted: number;
  underlined: number;
  link: string | undefined;
}

/** A list that is open, with the blocks of its entries. */
interface OpenList {
  readonly isOrdered: boolean;
  readonly entries: Block[][];
}

const headings = new Set(["h2", "h3", "h4"]);

/** A plain text: a paragraph a line. */
function readPlain(text: string): Block[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  return lines.map((line) => ({ type: "text", runs: [{ text: line }] }));
}

/** Reads a text that staff wrote, plain or with the markup that the server lets through (`richTextTags`). */
export function readProse(text: string): Block[] {
  if (!hasMarkup(text)) return readPlain(text);
  const blocks: Block[] = [];
  const lists: OpenList[] = [];
  const look: Look = { bold: 0, slanted: 0, underlined: 0, link: undefined };
  let runs: Run[] = [];
  let quotes = 0;
  let heading = false;

  const home = () => lists.at(-1)?.entries.at(-1) ?? blocks;
  const close = () => {
    const words = runs.map((run) => run.text).join("");
    if (heading && words.trim()) home().push({ type: "heading", level: 3, text: words.trim() });
    else if (words.trim()) home().push({ type: "text", runs, ...(quotes > 0 && { isQuote: true }) });
    runs = [];
  };
  const say = (words: string) => {
    if (!words || (runs.length === 0 && !words.trim())) return;
    runs.push({
      text: words,
      ...(look.bold > 0 && { isBold: true }),
      ...(look.slanted > 0 && { isSlanted: true }),
      ...((look.underlined > 0 || look.link) && { isUnderlined: true }),
      ...(look.link && { link: look.link }),
    });
  };
  const mark = (tag: string, isEnd: boolean, rest: string) => {
    const step = isEnd ? -1 : 1;
    if (tag === "strong") look.bold += step;
    else if (tag === "em") look.slanted += step;
    else if (tag === "u") look.underlined += step;
    else if (tag === "a") look.link = isEnd ? undefined : decode(/href="([^"]*)"/.exec(rest)?.[1] ?? "");
    else if (tag === "br") close();
    else if (tag === "ul" || tag === "ol") {
      close();
      if (!isEnd) return void lists.push({ isOrdered: tag === "ol", entries: [] });
      const list = lists.pop();
      if (list && list.entries.length > 0) home().push({ type: "list", ...list });
    } else if (tag === "li") {
      close();
      if (!isEnd) lists.at(-1)?.entries.push([]);
    } else if (tag !== "span") {
      close();
      if (tag === "hr") home().push({ type: "rule" });
      if (tag === "blockquote") quotes += step;
      if (headings.has(tag)) heading = !isEnd;
    }
  };
  for (const [, end, tag = "", rest = "", words = ""] of text.matchAll(
    /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>|([^<]+|<)/gi,
  )) {
    if (tag) mark(tag.toLowerCase(), end === "/", rest);
    else say(decode(words).replaceAll(/[ \t\r\n]+/g, " "));
  }
  close();
  return blocks;
}
