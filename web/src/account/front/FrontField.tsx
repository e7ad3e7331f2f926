import "./front.css";
import { type ReactNode, useId } from "react";

/** What an input needs to belong to its label and its help. */
export interface Described {
  readonly id: string;
  readonly "aria-required": boolean;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby"?: string;
}

/** A field with its label above, and below it what is wrong, or else a hint. */
export function FrontField({
  label,
  required,
  error = null,
  hint,
  children,
}: {
  readonly label: ReactNode;
  readonly required: boolean;
  readonly error?: string | null | undefined;
  readonly hint?: string | undefined;
  readonly children: (described: Described) => ReactNode;
}) {
  const id = useId();
  const help = error ?? hint;
  return (
    <div className={error ? "field wrong" : "field"}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        "aria-required": required,
        "aria-invalid": Boolean(error),
        ...(help && { "aria-describedby": `${id}-help` }),
      })}
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}
