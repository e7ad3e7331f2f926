import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { classroomCalls } from "../../classroom/classroomCalls.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { useDay } from "./useDay.ts";

/** What the server says of the person signed in, asked again on a new day and when they come back to the window. */
export function useMe() {
  const day = useDay();
  const { data } = useQuery({
    ...dataQuery([classroomCalls.me.path, day], classroomCalls.me),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: "always",
  });
  return data;
}
