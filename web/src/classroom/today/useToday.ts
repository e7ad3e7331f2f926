import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLanguage } from "../../core/language.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { classroomCalls } from "../classroomCalls.ts";
import { onLateOutcome } from "../sending/answerOutbox.ts";

/** The key under which everything of the classroom is kept; what is recorded makes all of it old. */
export const classroomKey = ["classroom"] as const;
export const pointsKey = (site: number) => [...classroomKey, "points", site];

export const curriculumQuery = (site: number, language: string) =>
  dataQuery([...classroomKey, "curriculum", site, language], classroomCalls.curriculumData, {
    query: { school_id: site },
  });

export const pointsQuery = (site: number) =>
  dataQuery(pointsKey(site), classroomCalls.points, { query: { school_id: site } });

export const planKey = (site: number) => [...classroomKey, "plan", site];

export const planQuery = (site: number) =>
  dataQuery(planKey(site), classroomCalls.plan, { query: { school_id: site } });

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
  return useQuery(curriculumQuery(site, language));
}

export function usePoints(site: number) {
  return useQuery(pointsQuery(site));
}

export const meQuery = dataQuery([...classroomKey, "me"], classroomCalls.me);

export function useMe() {
  return useQuery({ ...meQuery, staleTime: 5 * 60_000 });
}
