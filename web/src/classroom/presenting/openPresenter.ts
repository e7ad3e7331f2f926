import i18next from "i18next";
import { fail } from "../../core/toasts.ts";
import { presenterPath } from "./presenterPath.ts";

/** Opens the presenter's window, or brings an open one to the front; says so if the browser does not allow it. */
export async function openPresenter(): Promise<void> {
  const opened = window.open(presenterPath, "kindling-presenter", "popup,width=1040,height=760");
  if (opened) return opened.focus();
  await i18next.loadNamespaces("presenter");
  fail(null, i18next.t("presenter:blocked"));
}
