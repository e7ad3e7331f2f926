import { hasMarkup } from "@kindling/contract";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const entry = /^(?:[-*•]|\d{1,2}[.)])\s+(.+)$/;

function blockOf(part: string): string {
  const lines = part.split("\n").map((line) => line.trim());
  const entries = lines.map((line) => entry.exec(line)?.[1]);
  if (lines.length > 0 && entries.every((each) => each !== undefined)) {
    const list = /^\d/.test(lines[0] ?? "") ? "ol" : "ul";
    return `<${list}>${entries.map((each) => `<li>${escaped(each ?? "")}</li>`).join("")}</${list}>`;
  }
  return `<p>${lines.map(escaped).join("<br>")}</p>`;
}

/**
 * Returns a text as markup. Plain texts, from before formatting existed, get tags for their paragraphs and lists.
 */
export function asMarkup(text: string): string {
  if (hasMarkup(text)) return text;
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== "")
    .map(blockOf)
    .join("");
}
