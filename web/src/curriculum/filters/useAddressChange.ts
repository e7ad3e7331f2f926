import { useCallback } from "react";
import { useSearchParams } from "react-router";

/** The ID that a value of the address holds; null for anything else. */
export function idIn(text: string | null): number | null {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** The date that a value of the address holds; empty for anything else. */
export const dateIn = (text: string | null) => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : "");

/** The address's own values, and how to change some: an empty text takes one away. The way back stays as it was. */
export function useAddressChange<Name extends string>() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Readonly<Partial<Record<Name, string>>>) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [key, value] of Object.entries<string | undefined>(changes)) {
            if (value) after.set(key, value);
            else after.delete(key);
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return [params, change] as const;
}
