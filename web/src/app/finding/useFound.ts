import type { ReplyOf } from "@kindling/contract";
import { type FoundKind, findEndpoints } from "@kindling/contract/light";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../../core/api.ts";

/** A row that the server found. */
export type Found = ReplyOf<typeof findEndpoints.find>["data"][number];

/** How long typing rests before the server is asked, in milliseconds. */
const pause = 120;

/** What the server knows by a text, of one kind if that is given; earlier answers that are still to come are dropped. */
export function useFound(text: string, kind?: FoundKind) {
  const wanted = text.trim().slice(0, 100);
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: [findEndpoints.find.name, asked, kind],
    queryFn: async ({ signal }) => {
      const body = { text: asked, ...(kind && { kind }) };
      return (await call(findEndpoints.find, { body, signal })).data;
    },
    enabled: asked !== "",
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isStale = asked !== wanted || isPlaceholderData;
  return {
    rows: wanted ? (data ?? []) : [],
    isStale,
    isBusy: wanted !== "" && (asked !== wanted || (isFetching && (isStale || !data))),
    error: isStale ? null : error,
  };
}
