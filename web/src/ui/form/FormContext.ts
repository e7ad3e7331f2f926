import type { Reference } from "@kindling/contract";
import { createContext, use } from "react";
import type { StoredRow } from "./useSaving.ts";

/** What fields need to know about the form they stand in. */
export interface FormContextValue {
  /** The row as it is stored; null for a new one. */
  readonly row: StoredRow | null;
  /** The label of a field by its path; a part of another field goes by its own name. */
  labelOf(path: string): string;
  /** Whether the schema takes a value in a field: undefined where it may be left out, null where it may be emptied. */
  accepts(path: string, value: unknown): boolean;
  /** The references that the stored row has behind an id field, so that their names need no call. */
  storedReferences(path: string): readonly Reference[];
  readonly readOnly: boolean;
  /** Tells the form which fields it shows, so that server errors find their place; answers how to take it back. */
  register(path: string): () => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** The form around a field. */
export function useFormAround(): FormContextValue {
  const value = use(FormContext);
  if (!value) throw new Error("A field stands outside of a ResourceForm");
  return value;
}
