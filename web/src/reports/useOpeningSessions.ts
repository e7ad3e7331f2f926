import { sessionEndpoints } from "@kindling/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../core/api.ts";

/** Narrows what is opened without a choice to the sessions that run today, or to none where they can't be read. */
export function useOpeningSessions(
  isFresh: boolean,
  onChange: (changes: { sessions: readonly number[] }) => void,
): void {
  const found = useQuery({
    queryKey: [sessionEndpoints.list.name, "current"],
    queryFn: ({ signal }) => call(sessionEndpoints.list, { query: { span: ["current"], rows: 100 }, signal }),
    enabled: isFresh,
  });
  const { data, isError } = found;
  useEffect(() => {
    if (!isFresh || (!data && !isError)) return;
    onChange({ sessions: isError ? [] : (data?.data.map(({ id }) => id) ?? []) });
  }, [isFresh, data, isError, onChange]);
}
