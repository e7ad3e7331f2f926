import type { ComponentProps } from "react";

/** What every control in a cell takes: the value as text, and what the element around it hears. */
export interface CellInputProps
  extends Pick<
    ComponentProps<"input">,
    "aria-label" | "aria-invalid" | "aria-describedby" | "aria-busy" | "readOnly"
  > {
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A short text in a cell; all of it is selected at first, so that typing replaces it. */
export function TextInput({ onValue, ...props }: CellInputProps) {
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
