import { type ReactElement, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "../feedback/useConfirm.tsx";

const openIn = (search: string) => {
  const params = new URLSearchParams(search);
  return `${params.get("edit")}|${params.get("new")}`;
};

/** Asks before unsaved changes are lost: on close, navigation or leaving the page. */
export function useUnsavedGuard(dirty: boolean): { dialog: ReactElement; letGo: () => void } {
  const { t } = useTranslation("ui");
  const free = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (!dirty || free.current) return false;
    // After the sign-in has ended, nothing can be saved.
    if (nextLocation.pathname === "/log-in") return false;
    return (
      currentLocation.pathname !== nextLocation.pathname ||
      openIn(currentLocation.search) !== openIn(nextLocation.search)
    );
  });
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!free.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [dirty]);
  return {
    letGo: () => {
      free.current = true;
    },
    dialog: (
      <ConfirmDialog
        open={blocker.state === "blocked"}
        title={t("unsaved.title")}
        text={t("unsaved.text")}
        confirm={t("unsaved.discard")}
        cancel={t("unsaved.keep")}
        risky
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      />
    ),
  };
}
