import "./front.css";
import type { ReactNode } from "react";

const marks = {
  success: "m7.500 12.500 3 3 6-6.500",
  info: "M12 11v5.500M12 7.500v.1",
  warning: "M12 7.200v6M12 16.500v.1",
  error: "M12 7.200v6M12 16.500v.1",
} as const;

/** A message on the page itself; read out as soon as it appears. */
export function FrontAlert({
  tone,
  children,
}: {
  readonly tone: keyof typeof marks;
  readonly children: ReactNode;
}) {
  const isUrgent = tone === "error" || tone === "warning";
  return (
    <div role={isUrgent ? "alert" : "status"} className={`alert ${tone}`}>
      <svg viewBox="0 0 24 24" aria-hidden className="alert-mark">
        <circle cx="12" cy="12" r="9" />
        <path d={marks[tone]} />
      </svg>
      <div className="alert-text">{children}</div>
    </div>
  );
}
