import "./stateChip.css";

export type Tone = "neutral" | "success" | "info" | "warning" | "error";

/** A state as a word with a colored dot. */
export function StateChip({ label, tone }: { readonly label: string; readonly tone: Tone }) {
  return (
    <span className="state-chip" data-tone={tone}>
      {label}
    </span>
  );
}
