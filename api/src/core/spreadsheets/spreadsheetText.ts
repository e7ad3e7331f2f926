/** What a spreadsheet program would take for a formula, apostrophes we put before such a text included. */
const formulaLike = /^'*[=+\-@\t\r]/;

/** Prefixes text that a spreadsheet would run as a formula with an apostrophe; `restored` undoes it. */
export function escapeFormula(text: string): string {
  return formulaLike.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe that `escapeFormula` added. */
export function restored(text: string): string {
  return text.startsWith("'") && formulaLike.test(text) ? text.slice(1) : text;
}
