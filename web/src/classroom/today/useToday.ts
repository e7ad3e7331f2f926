import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../core/api.ts";
import { useLanguage } from "../../core/language.ts";
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
  return useQuery({
    queryKey: curriculumKey(site, language),
    queryFn: async ({ signal }) =>
      (await call(classroomCalls.curriculumData, { query: { school_id: site }, signal })).data,
  });
}

export function usePoints(site: number) {
  return useQuery({
    queryKey: pointsKey(site),
    queryFn: async ({ signal }) =>
      (await call(classroomCalls.points, { query: { school_id: site }, signal })).data,
  });
}

export function useMe() {
  return useQuery({
    queryKey: [...classroomKey, "me"],
    queryFn: async ({ signal }) => (await call(classroomCalls.me, { signal })).data,
    staleTime: 5 * 60_000,
  });
}
