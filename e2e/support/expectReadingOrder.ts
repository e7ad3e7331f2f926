import { expect, type Locator, type Page } from "@playwright/test";
import { type Heard, inOrder, numberFocused, readTree } from "./readTree.ts";

/** What a screen reader calls something, for messages. */
const callOf = ({ role, name }: Heard) => `${role} “${name.slice(0, 60)}”`;

/** Roles that Tab leads to; those of parts of a widget are reached by its arrow keys. */
const controls = [
  "button",
  "link",
  "textbox",
  "searchbox",
  "combobox",
  "checkbox",
  "switch",
  "spinbutton",
  "slider",
];
const widgets = [
  "grid",
  "treegrid",
  "toolbar",
  "tablist",
  "menu",
  "menubar",
  "listbox",
  "radiogroup",
  "tree",
];

/**
 * Holds a screen against what people without sight or without a mouse need of it: landmarks, levels of headings, names,
 * headings of tables, and that Tab, the screen reader and the eye go through it in one order.
 */
export async function expectReadingOrder(page: Page): Promise<void> {
  expect(await readingFaults(page), page.url()).toEqual([]);
}

/** What is wrong with the order of a screen, in words; read again if parts of it came while it was read. */
export async function readingFaults(page: Page): Promise<readonly string[]> {
  // The focus scrolls, so what is seen comes first.
  const seen = await page.evaluate(seenFaults);
  let before = controlsOf(inOrder(await readTree(page)));
  for (let reads = 0; reads < 5; reads += 1) {
    const reached = await stopsByTab(page);
    const heard = inOrder(await readTree(page));
    const after = controlsOf(heard);
    if (after === before)
      return [
        ...landmarkFaults(heard),
        ...headingFaults(heard),
        ...tableFaults(heard),
        ...stopFaults(heard, reached),
        ...(await page.evaluate(hiddenStops)),
        ...seen,
      ];
    before = after;
  }
  return ["what can be used changes each time it is read"];
}

/** What can be used on a screen, to tell whether it is still the same. */
const controlsOf = (heard: readonly Heard[]) =>
  heard
    .filter(({ role }) => controls.includes(role))
    .map(callOf)
    .join("\n");

const isDialog = ({ role }: Heard) => role === "dialog" || role === "alertdialog";

/** One main part with one first heading; while a dialog covers the page, the dialog with a name. */
function landmarkFaults(heard: readonly Heard[]): readonly string[] {
  const dialogs = heard.filter(isDialog);
  const nameless = dialogs.filter(({ name }) => name === "").map(callOf);
  const mains = heard.filter(({ role }) => role === "main").length;
  const titles = heard.filter(({ level }) => level === 1).length;
  if (mains === 0 && dialogs.length > 0) return nameless.map((call) => `${call} has no name`);
  return [
    ...nameless.map((call) => `${call} has no name`),
    ...(mains === 1 ? [] : [`${mains} main parts`]),
    ...(titles === 1 ? [] : [`${titles} headings of level 1`]),
  ];
}

/** A heading is at most one level below the one before it; a dialog begins anew. */
function headingFaults(heard: readonly Heard[]): readonly string[] {
  const faults: string[] = [];
  let before = 0;
  let wasInDialog = false;
  for (const each of heard.filter(({ level }) => level > 0)) {
    const isInDialog = each.inside.some(isDialog);
    const isFirst = before === 0 || isInDialog !== wasInDialog;
    if (!isFirst && each.level > before + 1)
      faults.push(`${callOf(each)} of level ${each.level} after ${before}`);
    if (each.name === "") faults.push(`${callOf(each)} says nothing`);
    before = each.level;
    wasInDialog = isInDialog;
  }
  return faults;
}

/** Every table names its columns, and every row that has cells names itself. */
function tableFaults(heard: readonly Heard[]): readonly string[] {
  return heard
    .filter(({ role }) => role === "grid" || role === "table")
    .flatMap((table) => {
      const rows = inOrder(table.parts).filter(({ role }) => role === "row");
      const cellsOf = (row: Heard) => row.parts.filter(({ role }) => ["cell", "gridcell"].includes(role));
      const has = (row: Heard, role: string) =>
        row.parts.some((part) => part.role === role && part.name !== "");
      const nameless = rows.filter((row) => cellsOf(row).length > 0 && !has(row, "rowheader"));
      return [
        ...(rows.length === 0 || rows.some((row) => has(row, "columnheader"))
          ? []
          : [`${callOf(table)} names no column`]),
        ...(table.name === "" ? [`${callOf(table)} has no name`] : []),
        ...(nameless[0]
          ? [`${callOf(table)}: ${nameless.length} rows name themselves not: ${callOf(nameless[0])}`]
          : []),
      ];
    });
}

/** Tab reaches the controls that are read, all of them, in the order in which they are read, and nothing else. */
function stopFaults(heard: readonly Heard[], reached: readonly number[]): readonly string[] {
  const byStop = new Map(heard.flatMap((each) => (each.stop === null ? [] : [[each.stop, each] as const])));
  const hidden = reached
    .filter((stop) => !byStop.has(stop))
    .map((stop) => `Tab stops at something that isn't read: ${stop}`);
  const read = [...byStop.keys()].filter((stop) => reached.includes(stop));
  const met = reached.filter((stop) => byStop.has(stop));
  const at = met.findIndex((stop, index) => stop !== read[index]);
  const call = (stop: number | undefined) => callOf(byStop.get(stop ?? -1) as Heard);
  // The button beside a field that offers words does what the field's arrow keys do.
  const opens = ({ role, inside }: Heard) =>
    role === "button" &&
    inside.slice(0, 2).some(({ parts }) => parts.some((part) => part.role === "combobox"));
  const missed = heard.filter(
    ({ role, stop, isDisabled, inside }) =>
      controls.includes(role) &&
      !isDisabled &&
      stop === null &&
      !opens({ role, inside } as Heard) &&
      // Arrow keys lead to it from the part that Tab stops at.
      !inside.some(
        (each) =>
          widgets.includes(each.role) ||
          /^(Video|Audio|Date|InputTime)$/i.test(each.role) ||
          (each.role === "group" &&
            inOrder(each.parts).some((part) => part.role === role && part.stop !== null)),
      ),
  );
  const hasName = ({ name, inside: [around] }: Heard) =>
    // What a chart says by its arrow keys is named by its figure.
    name !== "" || (around?.role === "figure" && around.name !== "");
  const nameless = met.flatMap((stop) => {
    const heardThere = byStop.get(stop);
    return heardThere && !hasName(heardThere) ? [`${callOf(heardThere)} has no name`] : [];
  });
  return [
    ...hidden,
    ...(at < 0 ? [] : [`Tab goes to ${call(met[at])} where ${call(read[at])} is read`]),
    ...missed.map((each) => `Tab doesn't reach ${callOf(each)}`),
    ...nameless,
  ];
}

/** The numbers of what Tab stops at, from the beginning of the page to its end. */
async function stopsByTab(page: Page): Promise<readonly number[]> {
  await page.evaluate(() => {
    for (const each of document.querySelectorAll("[data-heard]")) each.removeAttribute("data-heard");
    // Tab goes on from the beginning of the page, not from where the focus was last.
    const start = document.createElement("div");
    start.tabIndex = 0;
    document.body.prepend(start);
    start.focus();
    start.remove();
  });
  const reached: number[] = [];
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(numberFocused);
    if (stop === null && reached.length === 0) continue;
    // A film has several stops of its own, which the page doesn't see.
    if (stop !== null && stop === reached.at(-1)) continue;
    // After the last stop, the focus leaves the page, or is at its beginning again.
    if (stop === null || reached.includes(stop)) break;
    reached.push(stop);
  }
  return reached;
}

/** Runs in the page: what Tab stops at although it is hidden; the browser's tree shows it while it has the focus. */
function hiddenStops(): string[] {
  const hidden = [
    ...document.querySelectorAll("[aria-hidden=true] [data-heard], [aria-hidden=true][data-heard]"),
  ];
  return hidden.map(
    ({ textContent }) => `Tab stops at “${textContent}”, which is hidden from screen readers`,
  );
}

/** Runs in the page: texts and controls that are read after one another although the eye meets them the other way. */
function seenFaults(): string[] {
  const main = document.querySelector("[role=dialog], [role=alertdialog]") ?? document.querySelector("main");
  if (!main) return [];
  const isLifted = (element: Element) => {
    for (let each: Element | null = element; each && each !== main; each = each.parentElement)
      if (["absolute", "fixed", "sticky"].includes(getComputedStyle(each).position)) return true;
    return false;
  };
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const texts: { readonly text: string; readonly box: DOMRect }[] = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const { parentElement: parent } = node;
    if (
      !parent ||
      !node.textContent?.trim() ||
      parent.closest("svg, [aria-hidden=true], [role=grid], script, style")
    )
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isLifted(parent))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width > 1 && box.height > 1) texts.push({ text: node.textContent.trim().slice(0, 40), box });
  }
  const faults: string[] = [];
  for (const [at, { text, box }] of texts.entries()) {
    const before = texts[at - 1];
    if (!before) continue;
    const isAbove = box.bottom <= before.box.top + 1 && box.left < before.box.right;
    const isBefore =
      box.right <= before.box.left + 1 &&
      box.bottom - box.height / 2 < before.box.bottom &&
      box.top + box.height / 2 > before.box.top;
    if (isAbove || isBefore) faults.push(`“${before.text}” is read before “${text}”, which is seen first`);
  }
  return faults;
}

/** Whether a screen reader is told a text when it appears: it is in a live region. */
export async function expectAnnounced(page: Page, text: RegExp): Promise<void> {
  const isAnnounced = async () =>
    inOrder(await readTree(page)).some(
      ({ name, role, inside }) =>
        role === "StaticText" && text.test(name) && inside.some(({ live }) => live !== "off" && live !== ""),
    );
  await expect.poll(isAnnounced, `${text} is announced`).toBe(true);
}

/** Opens a dialog by the keyboard: the focus goes into it, Escape gives it back, and the dialog is in order. */
export async function expectDialogInOrder(page: Page, opener: Locator): Promise<void> {
  const dialog = page.locator("[role=dialog], [role=alertdialog]");
  const open = async () => {
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    const hasFocus = () => dialog.evaluate((box) => box.contains(document.activeElement));
    await expect.poll(hasFocus, "the dialog has the focus").toBe(true);
  };
  await open();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await open();
  await expectReadingOrder(page);
  await dialog.focus();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}
