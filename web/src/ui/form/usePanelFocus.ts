import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** What closes by Escape itself. */
const others = "[role=menu], [role=listbox], [role=alertdialog], [role=dialog]:not([data-beside])";

// What opens a panel can have lost the focus by the time the panel is there.
let last: EventTarget | null = null;
addEventListener("focusin", ({ target }) => {
  if (target instanceof Element && !target.closest(`[data-beside], ${others}`)) last = target;
});

/** Gives a panel beside a list the focus when it opens, and gives it back; Escape closes it. */
export function usePanelFocus(isOpen: boolean, onClose: () => void): RefObject<HTMLDivElement | null> {
  const paper = useRef<HTMLDivElement>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTaken = event.target instanceof Element && event.target.closest(others);
    if (event.key === "Escape" && !event.defaultPrevented && !isTaken) onClose();
  });
  useEffect(() => {
    const panel = paper.current;
    if (!isOpen) return;
    if (!panel?.contains(document.activeElement)) panel?.focus();
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("keydown", press);
      const held = document.activeElement;
      const isLost = held === document.body || panel?.contains(held);
      if (isLost && last instanceof HTMLElement) last.focus();
    };
  }, [isOpen]);
  return paper;
}
