import type { MouseEvent, ReactNode } from "react";
import { go } from "./address.ts";

/** Whether a click asks the browser for something else than to go there, such as another tab. */
const isOther = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A link within the portal that needs no router. */
export function FrontLink({
  to,
  className = "link",
  label,
  children,
}: {
  readonly to: string;
  readonly className?: string;
  readonly label?: string;
  readonly children: ReactNode;
}) {
  return (
    <a
      href={to}
      className={className}
      aria-label={label}
      onClick={(event) => {
        if (isOther(event)) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
