import "./lead.css";
import type { ReactNode } from "react";

/** A full-width band of the page with centered content. */
export function Band({
  id,
  tinted = false,
  children,
}: {
  readonly id?: string;
  readonly tinted?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section id={id} className={tinted ? "lead-band tinted" : "lead-band"}>
      <div className="lead-room">{children}</div>
    </section>
  );
}

export function BandHeading({
  eyebrow,
  title,
  text,
}: {
  readonly eyebrow: string;
  readonly title: string;
  readonly text?: string;
}) {
  return (
    <div className="lead-heading">
      <p className="text-overline lead-eyebrow">{eyebrow}</p>
      <h2 className="text-h2">{title}</h2>
      {text && <p className="text-subtitle muted">{text}</p>}
    </div>
  );
}
