import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../core/CallError.ts";

/** A code being typed, and what is wrong with it. */
export function useCode() {
  const { t } = useTranslation("factors");
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  return {
    text,
    fault,
    setText,
    clear() {
      setText("");
      setFault(null);
    },
    /** Tells whether it may be sent, and shows why not. */
    check(kind: "app" | "recovery"): boolean {
      const length = text.replaceAll(/[\s-]/g, "").length;
      const isFull = length === (kind === "app" ? 6 : 16);
      setFault(isFull ? null : t(kind === "app" ? "code.appMissing" : "code.recoveryMissing"));
      return isFull;
    },
    /** Shows the server's error at the field; returns false if it concerns something else. */
    blame(error: unknown): boolean {
      const found =
        error instanceof CallError &&
        error.errors.find(({ path }) => path === "code" || path === "recovery_code");
      if (found) setFault(found.msg);
      return Boolean(found);
    },
  };
}
