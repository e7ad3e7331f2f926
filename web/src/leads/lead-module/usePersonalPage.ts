import { useEffect, useState } from "react";
import { CallError, call } from "../../core/api.ts";
import { type PersonalPageData, publicLeadCalls } from "./publicLeadCalls.ts";

/** Returns an inquiry's page; `missing` if there is none. */
export function usePersonalPage(unique_id: string) {
  const [page, setPage] = useState<PersonalPageData | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    call(publicLeadCalls.visit, { params: { unique_id }, signal: leaving.signal }).then(
      ({ data }) => setPage(data),
      (failure: unknown) => {
        if (leaving.signal.aborted) return;
        setError(failure instanceof CallError && failure.status === 404 ? "missing" : failure);
      },
    );
    return () => leaving.abort();
  }, [unique_id, round]);
  return {
    page: page?.unique_id === unique_id ? page : null,
    error,
    retry: () => {
      setError(null);
      setRound(round + 1);
    },
  };
}
