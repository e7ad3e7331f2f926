import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { classroomCalls } from "../../classroom/classroomCalls.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { queryClientOf } from "./queryClientOf.ts";
import { localDay, useDay } from "./useDay.ts";

const meQuery = (day: string) => dataQuery([classroomCalls.me.path, day], classroomCalls.me);

/** Asks ahead, so that the first picture knows what they may do. */
export const askForMe = (token: string) => queryClientOf(token).prefetchQuery(meQuery(localDay()));

/** What the server says of the person signed in, asked again on a new day and when they come back to the window. */
export function useMe() {
  const day = useDay();
  const { data } = useQuery({
    ...meQuery(day),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: "always",
  });
  return data;
}
