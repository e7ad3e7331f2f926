import { z } from "zod";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { reference } from "../core/fields.ts";
import { listQuery, one, pageOf } from "../core/page.ts";
import { latestResponse, liveItem } from "./placeMeasures.ts";
import { providers } from "./providers.ts";
import { sites } from "./sites.ts";
import { users } from "./users.ts";

/** What classes have won, what sponsors give for it, and what the classes brought in: all but void, and verified of that. */
const winnings = z.object({
  points: z.number().int(),
  earned_cents: z.number().int(),
  donated_cents: z.number().int(),
  verified_cents: z.number().int(),
});

/** How a place is doing today. Classes are counted as instructors who take part: active ones. */
const overview = {
  /** The session of its program that today lies in; of several programs, the one that most of its sites run. */
  session: z
    .object({ id: z.number().int(), name: z.string(), start: z.string(), end: z.string() })
    .nullable(),
  people: z.object({
    leaders: z.number().int(),
    instructors: z.number().int(),
    /** Instructors who have answered something in their site's current session. */
    active: z.number().int(),
    /** Leaders and instructors who have never signed in. */
    waiting: z.number().int(),
  }),
  /** What its classes see today, and how many of those that see it have answered. */
  live: z.array(liveItem),
  /** The latest ten. */
  responses: z.array(latestResponse),
  giving: z.object({
    session: winnings,
    in_all: winnings,
    /** The charities of the current session: how many classes chose each, and what goes to it. */
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

/** What a site's and a provider's own page tells at a glance. */
export const placeOverviewEndpoints = {
  site: defineEndpoint({
    name: "site.overview",
    labels: sites.labels,
    method: "GET",
    path: "/school/:id/overview",
    access: sites.access.read,
    summary: "How a Site is doing today: its session, people, live items, latest responses and giving",
    params: idParams,
    reply: one(siteOverview),
  }),
  siteUsers: defineEndpoint({
    name: "site.users",
    labels: sites.labels,
    method: "GET",
    path: "/school/:object_id/users",
    access: users.access.read,
    summary: "One page of a Site's people, as far as the caller may see them",
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
    summary: "How a Provider is doing today, over its Sites",
    params: idParams,
    reply: one(providerOverview),
  }),
};
