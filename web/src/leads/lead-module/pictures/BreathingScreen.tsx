import "../lead.css";
import type { ReactNode } from "react";

/** The classroom's dark screen with its breathing circle, as a picture with a given center. */
export function BreathingScreen({
  label,
  children,
}: {
  readonly label?: string;
  readonly children: ReactNode;
}) {
  return (
    <div data-color="dark" className="lead-screen" {...(label && { role: "img", "aria-label": label })}>
      <svg viewBox="0 0 320 200" aria-hidden>
        {[74, 58, 42].map((radius, index) => (
          <circle key={radius} cx="160" cy="100" r={radius} opacity={0.12 + index * 0.1} />
        ))}
      </svg>
      <div>{children}</div>
    </div>
  );
}

/** A word in the middle of the screen, as large as the screen allows. */
export function ScreenWord({ children }: { readonly children: ReactNode }) {
  return <span className="lead-word">{children}</span>;
}
