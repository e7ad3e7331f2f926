import { useTranslation } from "react-i18next";
import { call } from "../core/api.ts";
import { signOut } from "../core/session.ts";
import { fail, succeed } from "../core/toasts.ts";
import { accountCalls } from "./accountCalls.ts";

/** Signs out here at once, and on the server, whose failure is shown. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation("app");
  return async () => {
    // Sent first, because it needs the token; not awaited, because signing out must work offline.
    const ended = call(accountCalls.logout);
    signOut();
    try {
      await ended;
      succeed(t("signOut.done"));
    } catch (error) {
      fail(error, t("signOut.failed"));
    }
  };
}
