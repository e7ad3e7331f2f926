import type { Page } from "@playwright/test";

/** The two stages of the brief, and the least size of a letter on each, in pixels: what is read from the last row. */
export const stageSizes = [
  { width: 1280, height: 720, least: 24 },
  { width: 1920, height: 1080, least: 36 },
] as const;

/**
 * Returns what is wrong with the stage as it is seen now, in words: texts below `least` pixels, and texts and controls
 * that are cut off or have to be scrolled to. Waits until fonts are there and nothing moves.
 */
export function stageFaults(page: Page, least: number): Promise<string[]> {
  return page.evaluate(findFaults, least);
}

/** Runs in the page. */
async function findFaults(least: number): Promise<string[]> {
  await document.fonts.ready;
  let moving: Animation[];
  do {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.all(moving.map((each) => each.finished.catch(() => null)));
  } while (moving.length > 0);

  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    // Texts for screen readers are a pixel wide.
    return (
      width > 2 &&
      height > 2 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(element).clipPath === "none"
    );
  };
  const nameOf = (element: Element) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40) || element.tagName;
  /** The part of the window in which something inside of an element can be seen without scrolling. */
  const roomOf = (element: Element) => {
    const room = { top: 0, left: 0, bottom: innerHeight, right: innerWidth };
    let isFixed = false;
    for (let box = element.parentElement; box && box !== document.body && !isFixed; box = box.parentElement) {
      const { overflowY, position } = getComputedStyle(box);
      isFixed = position === "fixed";
      if (overflowY === "visible") continue;
      const { top, left, bottom, right } = box.getBoundingClientRect();
      room.top = Math.max(room.top, top);
      room.left = Math.max(room.left, left);
      room.bottom = Math.min(room.bottom, bottom);
      room.right = Math.min(room.right, right);
    }
    return room;
  };
  const isCut = (element: Element) => {
    const { top, left, bottom, right } = element.getBoundingClientRect();
    const room = roomOf(element);
    return top < room.top - 2 || left < room.left - 2 || bottom > room.bottom + 2 || right > room.right + 2;
  };

  // While a dialog is open, the rest is behind it.
  const root = document.querySelector(".MuiDialog-root:not([aria-hidden]), [role=dialog]") ?? document.body;
  const faults = new Set<string>();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement;
    if (!text.nodeValue?.trim() || !around || around.closest("script, style, noscript, [inert]")) continue;
    if (!isSeen(around)) continue;
    const said = text.nodeValue.trim().slice(0, 40);
    // A drawing is measured in units of its own.
    const drawing = around.closest("svg");
    const scale = drawing ? (drawing.getScreenCTM()?.a ?? 1) : 1;
    const size = Number.parseFloat(getComputedStyle(around).fontSize) * scale;
    if (size < least - 0.5) faults.add(`${Math.round(size)} px: ${said}`);
    if (!drawing && isCut(around)) faults.add(`out of view: ${said}`);
  }
  for (const control of root.querySelectorAll(
    "button, a[href], input:not([type=file], [type=radio]), select, textarea, video, iframe, img, [role=application]",
  )) {
    if (!isSeen(control) || control.closest("[inert], .flying-points")) continue;
    if (isCut(control)) faults.add(`out of view: ${nameOf(control)}`);
    if (control.matches("input, select, textarea")) {
      const size = Number.parseFloat(getComputedStyle(control).fontSize);
      if (size < least - 0.5) faults.add(`${Math.round(size)} px: ${nameOf(control)}`);
    }
  }
  return [...faults];
}
