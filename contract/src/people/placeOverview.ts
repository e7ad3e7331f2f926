import { z } from "zod";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { money, reference } from "../core/fields.ts";
import { listQuery, one, pageOf } from "../core/page.ts";
import { structureWord } from "./givingStructures.ts";
import { latestResponse, liveItem } from "./placeMeasures.ts";
import { providers } from "./providers.ts";
import { sites } from "./sites.ts";
import { users } from "./users.ts";

const winnings = z.object({
  points: z.number().int(),
  earned_cents: money,
  donated_cents: money,
  verified_cents: money,
});

/** Current figures of a place. Classes are active instructors. */
const overview = {
  /** The program's current session; with several programs, the one most sites run. */
  session: z
    .object({ id: z.number().int(), name: z.string(), start: z.string(), end: z.string() })
    .nullable(),
  people: z.object({
    leaders: z.number().int(),
    instructors: z.number().int(),
    /** Instructors with a response in the current session. */
    active: z.number().int(),
    /** Leaders and instructors who have never signed in. */
    waiting: z.number().int(),
  }),
  /** Items open today, with how many eligible classes responded. */
  live: z.array(liveItem),
  /** Up to ten, newest first. */
  responses: z.array(latestResponse),
  giving: z.object({
    session: winnings,
    in_all: winnings,
    /** Charities chosen this session, with class counts and amounts. */
    charities: z.array(
      winnings.extend({ id: z.number().int(), name: z.string(), classes: z.number().int() }),
    ),
  }),
};

const siteOverview = z.object(overview);
const providerOverview = z.object({
  ...overview,
  sites: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      program: reference,
      is_active: z.boolean(),
      instructors: z.number().int(),
      active: z.number().int(),
      points: z.number().int(),
    }),
  ),
});

export type PlaceOverview = z.infer<typeof siteOverview>;
export type ProviderOverview = z.infer<typeof providerOverview>;

export const placeOverviewEndpoints = {
  site: defineEndpoint({
    name: "site.overview",
    labels: sites.labels,
    method: "GET",
    path: "/school/:id/overview",
    access: sites.access.read,
    summary: "Get a Site's current session, people, live items, latest responses and giving",
    params: idParams,
    query: z.strictObject({ structure: structureWord() }),
    reply: one(siteOverview),
  }),
  siteUsers: defineEndpoint({
    name: "site.users",
    labels: sites.labels,
    method: "GET",
    path: "/school/:object_id/users",
    access: users.access.read,
    summary: "List the people of a Site that the caller can see",
    searches: true,
    params: z.object({ object_id: idParams.shape.id }),
    query: listQuery(users.filters, users.sorts),
    reply: pageOf(users.row),
  }),
  provider: defineEndpoint({
    name: "provider.overview",
    labels: providers.labels,
    method: "GET",
    path: "/provider/:id/overview",
    access: providers.access.read,
    summary: "Get a Provider's current figures across its Sites",
    params: idParams,
    query: z.strictObject({ structure: structureWord() }),
    reply: one(providerOverview),
  }),
};
