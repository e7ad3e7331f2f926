/** A piece of a text as it is shown to a class: a heading, a paragraph, or one entry of a list. */
export interface TextBlock {
  readonly kind: "heading" | "paragraph" | "item";
  readonly text: string;
  /** The entry's number when its list is numbered. */
  readonly number?: number;
  /** Which block of its text it is or belongs to, from 0. */
  readonly place?: number;
}

const looksLikeHtml = /<\/?(p|h[1-6]|ul|ol|li|br|div|strong|em|b|i|a|span|blockquote)\b[^>]*>/i;
const bullet = /^(?:[-*•]|(\d{1,2})[.)])\s+(.+)$/;

/** Returns the blocks of a plain or formatted text; its markup never reaches the page. */
export function readBlocks(text: string): TextBlock[] {
  return looksLikeHtml.test(text) ? readHtml(text) : readPlain(text);
}

function readPlain(text: string): TextBlock[] {
  return text.split(/\n\s*\n/).flatMap((part) => {
    const lines = part
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean);
    if (!lines.some((line) => bullet.test(line))) return blockOf("paragraph", lines.join(" "));
    return lines.flatMap((line) => {
      const [, number, entry] = bullet.exec(line) ?? [];
      return entry ? blockOf("item", entry, number ? Number(number) : undefined) : blockOf("paragraph", line);
    });
  });
}

function readHtml(html: string): TextBlock[] {
  // In a separate document, scripts never run and nothing is fetched.
  return readChildren(new DOMParser().parseFromString(html, "text/html").body);
}

const containers = new Set(["DIV", "UL", "OL", "BLOCKQUOTE", "SECTION", "ARTICLE"]);

function readChildren(parent: Element): TextBlock[] {
  const blocks: TextBlock[] = [];
  let loose = "";
  let number = 0;
  const endLoose = () => {
    blocks.push(...blockOf("paragraph", loose));
    loose = "";
  };
  for (const node of parent.childNodes) {
    if (!(node instanceof Element)) {
      loose += node.textContent ?? "";
    } else if (/^H[1-6]$/.test(node.tagName)) {
      endLoose();
      blocks.push(...blockOf("heading", node.textContent ?? ""));
    } else if (node.tagName === "LI") {
      number += 1;
      blocks.push(...blockOf("item", node.textContent ?? "", parent.tagName === "OL" ? number : undefined));
    } else if (containers.has(node.tagName)) {
      endLoose();
      blocks.push(...readChildren(node));
    } else if (node.tagName === "P") {
      endLoose();
      blocks.push(...blockOf("paragraph", node.textContent ?? ""));
    } else if (node.tagName !== "SCRIPT" && node.tagName !== "STYLE") {
      loose += node.tagName === "BR" ? " " : (node.textContent ?? "");
    }
  }
  endLoose();
  return blocks;
}

function blockOf(kind: TextBlock["kind"], text: string, number?: number): TextBlock[] {
  const tidy = text.replace(/\s+/g, " ").trim();
  if (!tidy) return [];
  return [number === undefined ? { kind, text: tidy } : { kind, text: tidy, number }];
}
