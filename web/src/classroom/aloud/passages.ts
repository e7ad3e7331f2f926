import type { Language } from "@kindling/contract";

/*
 * What is read aloud is marked where it is drawn: `data-aloud="item"` on words of the item, `data-aloud="interface"` on
 * words of the portal, with the text in `data-words` where what is drawn has other words or none. Around what belongs
 * together, such as an answer, stands `data-aloud="group"`.
 */

/** Something that is read aloud, with what it is drawn as. */
export interface Passage {
  readonly element: Element;
  readonly text: string;
  readonly language: string;
}

/** Returns what a stage reads aloud, in the order it is drawn. */
export function readPassages(stage: Element, content: Language, own: Language): Passage[] {
  const marked = [...stage.querySelectorAll<HTMLElement>("[data-aloud='item'], [data-aloud='interface']")];
  return marked.flatMap((element) => {
    if (element.closest("[inert]")) return [];
    const text = element.dataset["words"] ?? element.getAttribute("alt") ?? element.textContent;
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    const told = element.closest("[lang]");
    const isTold = told && stage.contains(told) ? told.getAttribute("lang") : null;
    return [{ element, text, language: isTold || (element.dataset["aloud"] === "item" ? content : own) }];
  });
}

/** Returns the range of some letters of an element's text; null if it has changed or says other words than it draws. */
export function rangeIn(element: Element, start: number, end: number): Range | null {
  if (!element.isConnected || element.hasAttribute("data-words")) return null;
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let passed = 0;
  let isBegun = false;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (!isBegun && start < passed + length) {
      range.setStart(node, start - passed);
      isBegun = true;
    }
    if (isBegun && end <= passed + length) {
      range.setEnd(node, end - passed);
      return range;
    }
    passed += length;
  }
  return null;
}
