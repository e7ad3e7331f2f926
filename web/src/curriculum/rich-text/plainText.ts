import { hasMarkup } from "@kindling/contract";

/** A formatted text as one line of plain text, at most `letters` characters long. */
export function plainText(text: string, letters: number): string {
  const words = hasMarkup(text)
    ? (new DOMParser().parseFromString(
        text.replaceAll(/<(?:\/p|\/h\d|\/li|br)\b[^>]*>/gi, "$& "),
        "text/html",
      ).body.textContent ?? "")
    : text;
  const line = words.replaceAll(/\s+/g, " ").trim();
  return line.length > letters ? `${line.slice(0, letters - 1).trimEnd()}…` : line;
}
