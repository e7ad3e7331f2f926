import type { Reference } from "@kindling/contract";
import { createContext, use } from "react";
import type { StoredRow } from "./useSaving.ts";

/** What fields need from their form. */
export interface FormContextValue {
  /** The stored row; null for a new one. */
  readonly row: StoredRow | null;
  /** The label of a field by its path. */
  labelOf(path: string): string;
  /** Whether the schema accepts a value; undefined asks whether the field is optional, null whether it can be cleared. */
  accepts(path: string, value: unknown): boolean;
  /** The stored row's references in an ID field, whose names need no call. */
  storedReferences(path: string): readonly Reference[];
  readonly readOnly: boolean;
  /**
   * Registers a shown field, so that server errors appear there, and whether it can't be left empty; returns the function
   * that unregisters it.
   */
  register(path: string, required: boolean): () => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useFormAround(): FormContextValue {
  const value = use(FormContext);
  if (!value) throw new Error("A field stands outside of a ResourceForm");
  return value;
}
