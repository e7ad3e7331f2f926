const marker = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/;

/** The lines of a pasted text without what marks them as a list; null when it is one line, to be pasted as it is. */
export function pastedLines(text: string): string[] | null {
  if (!/\r|\n/.test(text.trim())) return null;
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(marker, "").replace(/\s+/g, " ").trim())
    .filter(Boolean);
}
