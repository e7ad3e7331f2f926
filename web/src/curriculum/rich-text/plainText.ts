import { hasMarkup } from "@kindling/contract";

/** The words of a formatted text in one line, of at most `letters` characters. */
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
