/** What a spreadsheet program would take for a formula, apostrophes we put before such a text included. */
const formulaLike = /^'*[=+\-@\t\r]/;

/**
 * Puts an apostrophe before a text that a spreadsheet program would run as a formula, as these programs do
 * themselves when somebody types one. `restored` undoes exactly that.
 */
export function neutralised(text: string): string {
  return formulaLike.test(text) ? `'${text}` : text;
}

/** Takes the apostrophe away again that `neutralised` put there. */
export function restored(text: string): string {
  return text.startsWith("'") && formulaLike.test(text) ? text.slice(1) : text;
}
