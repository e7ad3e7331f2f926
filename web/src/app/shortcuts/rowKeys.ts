/** The links of a list's rows, in a table or on cards; each tells where its row is edited. */
const links = () => [...document.querySelectorAll<HTMLElement>("main [data-edit]")];

const rowOf = (element: Element | null) => element?.closest<HTMLElement>("[role=row], li");

const current = () => {
  const row = rowOf(document.activeElement);
  return links().find((link) => row && rowOf(link) === row);
};

/** Shows the next or the previous row in the panel beside the list; false if none is open. */
export function walkRows(step: 1 | -1): boolean {
  const button = document.querySelector<HTMLElement>(`[data-beside] [data-walk="${step}"]`);
  button?.click();
  return button !== null;
}

/** Moves the focus by one row, at first to the first one; false if there is none. */
export function focusRow(step: 1 | -1): boolean {
  const all = links();
  const at = all.findIndex((link) => link === current());
  const link = all[at < 0 ? 0 : at + step];
  (link?.closest<HTMLElement>("[data-field]") ?? link)?.focus();
  return link !== undefined;
}

/** Selects the row that has the focus, or no longer; false if it can't be selected. */
export function tickRow(): boolean {
  const box = current() && rowOf(document.activeElement)?.querySelector<HTMLElement>("input[type=checkbox]");
  box?.click();
  return Boolean(box);
}

/** Where the row that has the focus is edited; undefined if none has it. */
export const editOfRow = (): string | undefined => current()?.dataset["edit"];

const search = "main input[type=search]";

/** Whether something is the search of a list. */
export const isSearch = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(search);

/** Puts the focus into the list's search; false if the screen has none. */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>(search);
  field?.focus();
  field?.select();
  return field !== null;
}
