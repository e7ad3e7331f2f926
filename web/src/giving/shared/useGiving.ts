import { classDonationEndpoints, givingEndpoints, type ReplyOf } from "@kindling/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { programDay, useProgramZone } from "../../classroom/programDay.ts";
import { classroomKey } from "../../classroom/today/useToday.ts";
import { call } from "../../core/api.ts";

export type Candidate = ReplyOf<typeof givingEndpoints.candidates>["data"][number];
export type Giving = ReplyOf<typeof givingEndpoints.points>["data"];
export type Donation = ReplyOf<typeof classDonationEndpoints.list>["data"][number];
export type Choice = ReplyOf<typeof givingEndpoints.choices>["data"][number];

/** The query key of giving, under the classroom's, so that recording invalidates it. */
const givingKey = [...classroomKey, "giving"] as const;

export function useCandidates(site: number) {
  return useQuery({
    queryKey: [...givingKey, "candidates", site],
    queryFn: async ({ signal }) =>
      (await call(givingEndpoints.candidates, { query: { school_id: site }, signal })).data,
  });
}

/** Whether a class may choose now, and until when. */
export function useVoting(site: number) {
  return useQuery({
    queryKey: [...givingKey, "voting", site],
    queryFn: async ({ signal }) =>
      (await call(givingEndpoints.voting, { query: { school_id: site }, signal })).data,
  });
}

/** What a class has chosen, session by session, newest first. */
export function useChoices(site: number) {
  return useQuery({
    queryKey: [...givingKey, "choices", site],
    queryFn: async ({ signal }) =>
      (await call(givingEndpoints.choices, { query: { school_id: site }, signal })).data,
  });
}

/** What a class has brought in within a session, the latest first. */
export function useDonations(site: number, session: number | undefined) {
  return useQuery({
    queryKey: [...givingKey, "donations", site, session],
    queryFn: async ({ signal }) =>
      (
        await call(classDonationEndpoints.list, {
          query: {
            school_id: site,
            ...(session !== undefined && { sessions: [session] }),
            sort: "donated_on",
            order: "desc",
            rows: 100,
          },
          signal,
        })
      ).data,
    enabled: session !== undefined,
  });
}

/** The story of a session; without one, of the session that is on. */
export function useStory(site: number, session: number | undefined) {
  return useQuery({
    queryKey: [...givingKey, "story", site, session],
    queryFn: async ({ signal }) =>
      (
        await call(givingEndpoints.story, {
          query: { school_id: site, ...(session !== undefined && { session_id: session }) },
          signal,
        })
      ).data,
  });
}

/** Reloads all classroom data, as after a write. */
export function useRenewGiving() {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: classroomKey }), [client]);
}

/** Today, as the organization's calendar has it: `YYYY-MM-DD`. */
export function useOrganizationDay(): string {
  const zone = useProgramZone();
  const [now] = useState(() => new Date());
  return programDay(now, zone);
}
