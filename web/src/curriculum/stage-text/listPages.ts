/** As many things as a class can read on one page. */
const entriesOnPage = 6;

/** Returns the texts of a list; what is none is left out. */
export const textsIn = (value: unknown) =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === "string" && each !== "") : [];

/** Divides a list evenly into pages of the stage. */
export function listPages(value: unknown): string[][] {
  const entries = textsIn(value);
  const pages = Math.ceil(entries.length / entriesOnPage);
  const onPage = Math.ceil(entries.length / Math.max(1, pages));
  return Array.from({ length: pages }, (_, page) => entries.slice(page * onPage, (page + 1) * onPage));
}
