import { accountEndpoints } from "@kindling/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../../core/api.ts";
import { useDay } from "./useDay.ts";

/** What the server says of the person signed in, asked again on a new day and when they come back to the window. */
export function useMe() {
  const day = useDay();
  const { data } = useQuery({
    queryKey: [accountEndpoints.me.name, day],
    queryFn: async ({ signal }) => (await call(accountEndpoints.me, { signal })).data,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: "always",
  });
  return data;
}
