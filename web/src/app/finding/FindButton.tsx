import { useEffect } from "react";
import { useTranslation } from "react-i18next";

const isApple = /Mac|iP/.test(navigator.platform);

/** Opens the palette, which finds screens, people, places and actions; so does Ctrl-K, on Apple's keyboards ⌘-K. */
export function FindButton({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation("ui");
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isAsked = isApple ? event.metaKey : event.ctrlKey;
      if (!isAsked || event.key !== "k" || event.altKey || event.defaultPrevented) return;
      event.preventDefault();
      onOpen();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });
  return (
    <button type="button" className="find" aria-haspopup="dialog" onClick={onOpen}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d="m20 20-5-5m1-5a6 6 0 1 1-12 0a6 6 0 1 1 12 0" />
      </svg>
      <span>{t("find")}</span>
      <kbd aria-hidden>{isApple ? "⌘K" : "Ctrl K"}</kbd>
    </button>
  );
}
