import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLanguage } from "../../core/language.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { classroomCalls } from "../classroomCalls.ts";
import { onLateOutcome } from "../sending/answerOutbox.ts";

/** The key under which everything of the classroom is kept; what is recorded makes all of it old. */
export const classroomKey = ["classroom"] as const;
export const pointsKey = (site: number) => [...classroomKey, "points", site];

export const curriculumKey = (site: number, language: string) =>
  [...classroomKey, "curriculum", site, language] as const;

/** What is on for a class today, in every area. */
export function useCurriculum(site: number) {
  const client = useQueryClient();
  const language = useLanguage();
  useEffect(
    () =>
      onLateOutcome(() => {
        void client.invalidateQueries({ queryKey: classroomKey });
        return false;
      }),
    [client],
  );
  return useQuery(
    dataQuery(curriculumKey(site, language), classroomCalls.curriculumData, {
      query: { school_id: site },
    }),
  );
}

export function usePoints(site: number) {
  return useQuery(dataQuery(pointsKey(site), classroomCalls.points, { query: { school_id: site } }));
}

export function useMe() {
  return useQuery({ ...dataQuery([...classroomKey, "me"], classroomCalls.me), staleTime: 5 * 60_000 });
}
