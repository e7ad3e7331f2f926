import { type ReactElement, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { guardLeaving } from "../../navigation/guardedHistory.ts";
import { ConfirmDialog } from "../feedback/useConfirm.tsx";

const openIn = (search: string) => {
  const params = new URLSearchParams(search);
  return `${params.get("edit")}|${params.get("new")}`;
};

/** Asks before unsaved changes are lost: on close, navigation or leaving the page. */
export function useUnsavedGuard(dirty: boolean): { dialog: ReactElement; letGo: () => void } {
  const { t } = useTranslation("ui");
  const free = useRef(false);
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!free.current) event.preventDefault();
    };
    const stop = guardLeaving((from, to, goOn) => {
      const isSame = from.pathname === to.pathname && openIn(from.search) === openIn(to.search);
      // After the sign-in has ended, nothing can be saved.
      if (isSame || free.current || to.pathname === "/log-in") return false;
      setLeave(() => goOn);
      return true;
    });
    window.addEventListener("beforeunload", warn);
    return () => {
      stop();
      window.removeEventListener("beforeunload", warn);
    };
  }, [dirty]);
  const close = () => setLeave(null);
  return {
    letGo: () => {
      free.current = true;
    },
    dialog: (
      <ConfirmDialog
        open={leave !== null}
        title={t("unsaved.title")}
        text={t("unsaved.text")}
        confirm={t("unsaved.discard")}
        cancel={t("unsaved.keep")}
        risky
        onConfirm={() => {
          close();
          leave?.();
        }}
        onCancel={close}
      />
    ),
  };
}
