import { passwordLength } from "@kindling/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../core/api.ts";

/** A new password, typed twice, and what is wrong with it. */
export function useNewPassword() {
  const { t } = useTranslation("account");
  const [password, setPassword] = useState("");
  const [repeated, setRepeated] = useState("");
  const [faults, setFaults] = useState<{ password?: string; repeated?: string }>({});

  /** Tells whether it may be sent, and shows why not. */
  function check(): boolean {
    const tooShort = password.length < passwordLength.min;
    const found = {
      ...(tooShort && { password: t("newPassword.tooShort", passwordLength) }),
      ...(!tooShort && password !== repeated && { repeated: t("newPassword.different") }),
    };
    setFaults(found);
    return Object.keys(found).length === 0;
  }

  /** Shows the server's error at the password field; returns false if it concerns something else. */
  function blame(error: unknown): boolean {
    const fault = error instanceof CallError && error.errors.find((each) => each.path === "password");
    if (!fault) return false;
    setFaults({ password: fault.msg });
    return true;
  }

  return { password, setPassword, repeated, setRepeated, faults, check, blame };
}

export type NewPassword = ReturnType<typeof useNewPassword>;
