import "./front.css";
import type { ReactNode } from "react";

/** A button of the pages before the sign-in; while `busy` it turns a circle and takes no press. */
export function FrontButton({
  kind = "contained",
  submits = false,
  busy = false,
  disabled = false,
  onClick,
  children,
}: {
  readonly kind?: "contained" | "outlined" | "text";
  readonly submits?: boolean;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type={submits ? "submit" : "button"}
      className={`button ${kind}`}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      onClick={onClick}
    >
      {busy && <span className="button-circle" aria-hidden />}
      {children}
    </button>
  );
}
