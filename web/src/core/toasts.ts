import { createElement, Fragment } from "react";
import type { toast as Toast } from "react-toastify/unstyled";
import { CallError } from "./CallError.ts";

/** Where toasts stand, how long (ms), and how many at once. */
export const toastRules = { position: "top-right", autoClose: 5000, limit: 3 } as const;

/** Toasts come after the first screen, with the place where they appear. */
async function tell(show: (toast: typeof Toast) => void): Promise<void> {
  show((await import("react-toastify/unstyled")).toast);
}

/** Something a toast offers to do, such as taking back what was just done. */
export interface ToastAction {
  readonly label: string;
  run(): void;
}

/** Says that something worked, and may offer one thing to do about it. */
export function succeed(text: string, action?: ToastAction): void {
  if (!action) {
    void tell((toast) => toast.success(text));
    return;
  }
  const offer = ({ closeToast }: { readonly closeToast: () => void }) =>
    createElement(
      Fragment,
      null,
      createElement("span", null, text),
      createElement(
        "button",
        {
          type: "button",
          className: "toast-action",
          onClick: () => {
            closeToast();
            action.run();
          },
        },
        action.label,
      ),
    );
  void tell((toast) => toast.success(offer));
}

/** What to say about a failure: the server's words, else why it was not reached, else the given text. */
export function failureText(error: unknown, fallbackText: string): string {
  if (!(error instanceof CallError)) return fallbackText;
  return error.serverMessage ?? (error.status === 0 ? error.message : fallbackText);
}

/** Says that something failed, in the server's words where it had any. Aborted calls and ended logins stay silent. */
export function fail(error: unknown, fallbackText: string): void {
  if (error instanceof DOMException && error.name === "AbortError") return;
  // The API call already shows this toast one second later.
  if (error instanceof CallError && error.endsLogin) return;
  const text = failureText(error, fallbackText);
  // A repeated toast would push others off the screen.
  void tell((toast) => toast.error(text, { toastId: text }));
}

/** Says a failure after a delay in milliseconds. */
export function failLater(text: string, delay: number): void {
  setTimeout(() => fail(null, text), delay);
}
