import "./choice.css";
import { type ReactNode, useId } from "react";

/** An option; its label is for screen readers if only an icon is shown. */
export interface Segment<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly face?: ReactNode;
  readonly lang?: string;
}

/** A segmented control made of native radio buttons. */
export function SegmentedChoice<T extends string>({
  label,
  segments,
  value,
  onChange,
}: {
  readonly label: string;
  readonly segments: readonly Segment<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset className="choice-group">
      <legend className="visually-hidden">{label}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          title={segment.face ? segment.label : undefined}
          lang={segment.lang}
          className={segment.face ? "choice-segment drawn" : "choice-segment"}
        >
          <input
            type="radio"
            name={name}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            aria-label={segment.face ? segment.label : undefined}
          />
          {segment.face ?? segment.label}
        </label>
      ))}
    </fieldset>
  );
}
