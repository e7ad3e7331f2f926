import { useCallback } from "react";
import { useSearchParams } from "react-router";

type Changes = Readonly<Record<string, string | undefined>>;

/** The address's own values, and how to change some: an empty text takes one away. The way back stays as it was. */
export function useAddressChange(): [params: URLSearchParams, change: (changes: Changes) => void] {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Changes) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [key, value] of Object.entries(changes)) {
            if (value) after.set(key, value);
            else after.delete(key);
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return [params, change];
}
