import { useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import { commandKey, isApple } from "./commandKey.ts";
import { keepEarly } from "./earlyKeys.ts";

/** Opens the palette, which finds screens, people, places and actions; so does Ctrl-K, on Apple's keyboards ⌘-K. */
export function FindButton({
  onOpen,
  onEarly,
}: {
  readonly onOpen: () => void;
  /** A key was pressed that the shortcuts are to hear of once they have come. */
  readonly onEarly: () => void;
}) {
  const { t } = useTranslation("ui");
  // Before the button is painted: a key that is pressed as soon as it is seen counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isAsked = isApple ? event.metaKey : event.ctrlKey;
      if (!isAsked || event.key !== "k" || event.altKey || event.defaultPrevented) {
        if (keepEarly(event)) onEarly();
        return;
      }
      event.preventDefault();
      onOpen();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });
  return (
    <button type="button" className="find" aria-haspopup="dialog" onClick={onOpen}>
      <span>{t("find")}</span>
      <kbd aria-hidden>{commandKey("K")}</kbd>
    </button>
  );
}
