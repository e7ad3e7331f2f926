import type { ComponentProps } from "react";

/** What every control in a cell takes: the value as text, what the row holds, and what the element around it hears. */
export interface CellInputProps
  extends Pick<
    ComponentProps<"input">,
    "aria-label" | "aria-invalid" | "aria-describedby" | "aria-busy" | "readOnly"
  > {
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** What the row shows in the field. */
  readonly shown: string;
}

/** A short text in a cell; all of it is selected at first, so that typing replaces it. */
export function TextInput({ onValue, shown: _shown, ...props }: CellInputProps) {
  return (
    <input
      {...props}
      type="text"
      autoComplete="off"
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => onValue(target.value)}
    />
  );
}

/** A day in a cell. */
export function DateInput({ onValue, shown: _shown, ...props }: CellInputProps) {
  return <input {...props} type="date" onChange={({ target }) => onValue(target.value)} />;
}

/** A number in a cell. */
export function NumberInput({ onValue, shown: _shown, ...props }: CellInputProps) {
  return (
    <input
      {...props}
      type="number"
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => onValue(target.value)}
    />
  );
}
