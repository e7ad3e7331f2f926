import { z } from "zod";
import { anyone, grant } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { calendarDate, day, id, moment, money, reference } from "../core/fields.ts";
import { one } from "../core/page.ts";
import { sponsorLabels } from "./sponsorLabels.ts";

const charities = grant(["Charities"]);
const whole = z.number().int();

const link = z.object({
  id: id(),
  created_at: moment,
  created_by: reference.nullable(),
  /** The last day on which it works. */
  expires_on: day,
  /** When it was last opened. */
  opened_at: moment.nullable(),
  revoked_at: moment.nullable(),
  works: z.boolean(),
});

export type SponsorLink = z.infer<typeof link>;

/** A thank-you that staff have put on the public page. */
const publicThankYou = z.object({
  charity: z.string(),
  words: z.string(),
  /** A signed address. */
  photo: z.string().nullable(),
});

export type PublicThankYou = z.infer<typeof publicThankYou>;

/** Figures of classes are null, and charities left out, where fewer than five classes would be told of. */
const page = z.object({
  name: z.string(),
  since: day.nullable(),
  pledged_cents: money,
  received_cents: money,
  classes: whole.nullable(),
  activities: whole.nullable(),
  drawn_cents: money.nullable(),
  charities: z.array(z.object({ name: z.string(), cents: money })),
  /** Of these charities, latest first. */
  thank_yous: z.array(publicThankYou),
  pledges: z.array(
    z.object({
      name: z.string(),
      from_on: day,
      until_on: day.nullable(),
      /** Null: there is no limit. */
      pledged_cents: money.nullable(),
      point_cents: money.nullable(),
      received_cents: money,
    }),
  ),
});

export type SponsorPage = z.infer<typeof page>;

/** The private page of a sponsor, and the links to it. */
export const sponsorPageEndpoints = {
  links: defineEndpoint({
    name: "sponsorPage.links",
    labels: sponsorLabels,
    method: "GET",
    path: "/sponsor/:id/links",
    access: charities,
    summary: "List the links to a Sponsor's private page, latest first; the links themselves are not stored",
    params: idParams,
    reply: z.object({ data: z.array(link) }),
  }),
  makeLink: defineEndpoint({
    name: "sponsorPage.makeLink",
    labels: sponsorLabels,
    method: "POST",
    path: "/sponsor/:id/links/add",
    access: charities,
    summary: "Make a link to a Sponsor's private page; its token is answered only this once",
    params: idParams,
    body: z.object({ expires_on: calendarDate() }),
    reply: one(link.extend({ token: z.string() })),
    status: 201,
  }),
  revokeLink: defineEndpoint({
    name: "sponsorPage.revokeLink",
    labels: sponsorLabels,
    method: "POST",
    path: "/sponsor/links/:id/revoke",
    access: charities,
    summary: "End a link to a Sponsor's private page",
    params: idParams,
    reply: one(link),
  }),
  visit: defineEndpoint({
    name: "sponsorPage.visit",
    labels: sponsorLabels,
    method: "GET",
    path: "/sponsor/public/:token",
    access: anyone,
    summary: "Get a Sponsor's private page by its link: totals without names of people",
    params: z.object({ token: z.string().min(1).max(200) }),
    reply: one(page),
  }),
};
