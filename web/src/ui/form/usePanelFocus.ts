import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** What closes by Escape itself. */
const others = "[role=menu], [role=listbox], [role=alertdialog], [role=dialog]:not([data-beside])";

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
    const opener = document.activeElement;
    if (!panel?.contains(opener)) panel?.focus();
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("keydown", press);
      const held = document.activeElement;
      const isLost = held === document.body || panel?.contains(held);
      if (isLost && opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen]);
  return paper;
}
