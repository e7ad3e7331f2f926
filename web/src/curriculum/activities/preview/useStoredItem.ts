import { useFormAround } from "../../../ui/form/FormContext.ts";
import type { ActivityRow } from "../activityCalls.ts";

/** The item that the form around changes; null for a new one. */
export function useStoredItem(): ActivityRow | null {
  return useFormAround().row as ActivityRow | null;
}
