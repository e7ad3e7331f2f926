import { classDonationEndpoints, givingEndpoints, type ReplyOf } from "@kindling/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { programDay, useProgramZone } from "../../classroom/programDay.ts";
import { classroomKey } from "../../classroom/today/useToday.ts";
import { dataQuery } from "../../ui/dataQuery.ts";

export type Candidate = ReplyOf<typeof givingEndpoints.candidates>["data"][number];
export type Giving = ReplyOf<typeof givingEndpoints.points>["data"];
export type Donation = ReplyOf<typeof classDonationEndpoints.list>["data"][number];
export type Choice = ReplyOf<typeof givingEndpoints.choices>["data"][number];

/** The query key of giving, under the classroom's, so that recording invalidates it. */
const givingKey = [...classroomKey, "giving"] as const;

export function useCandidates(site: number) {
  return useQuery(
    dataQuery([...givingKey, "candidates", site], givingEndpoints.candidates, { query: { school_id: site } }),
  );
}

/** Whether a class may choose now, and until when. */
export function useVoting(site: number) {
  return useQuery(
    dataQuery([...givingKey, "voting", site], givingEndpoints.voting, { query: { school_id: site } }),
  );
}

/** What a class has chosen, session by session, newest first. */
export function useChoices(site: number) {
  return useQuery(
    dataQuery([...givingKey, "choices", site], givingEndpoints.choices, { query: { school_id: site } }),
  );
}

/** What a class has brought in within a session, the latest first. */
export function useDonations(site: number, session: number | undefined) {
  const key = [...givingKey, "donations", site, session];
  const sessions = session === undefined ? [] : [session];
  const query = { school_id: site, sessions, sort: "donated_on", order: "desc", rows: 100 } as const;
  return useQuery({
    ...dataQuery(key, classDonationEndpoints.list, { query }),
    enabled: session !== undefined,
  });
}

/** The story of a session; without one, of the session that is on. */
export function useStory(site: number, session: number | undefined) {
  const query = { school_id: site, ...(session !== undefined && { session_id: session }) };
  return useQuery(dataQuery([...givingKey, "story", site, session], givingEndpoints.story, { query }));
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
