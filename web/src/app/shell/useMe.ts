import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { classroomCalls } from "../../classroom/classroomCalls.ts";
import { call } from "../../core/api.ts";
import { useDay } from "./useDay.ts";

/** What the server says of the person signed in, asked again on a new day and when they come back to the window. */
export function useMe() {
  const day = useDay();
  const { data } = useQuery({
    queryKey: [classroomCalls.me.path, day],
    queryFn: async ({ signal }) => (await call(classroomCalls.me, { signal })).data,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: "always",
  });
  return data;
}
