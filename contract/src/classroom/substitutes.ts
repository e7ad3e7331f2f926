import { z } from "zod";
import { signedIn } from "../account/session.ts";
import { anyone, grant } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { calendarDate, day, id, moment, referenceTo } from "../core/fields.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import { idFilter, messageOnly, one } from "../core/page.ts";
import { substituteStates } from "./substituteRules.ts";

const instructors = grant("none", "Instructor");
const keepers = grant(["Constituents"], "Provider Leader", "Site Leader");

const state = z.enum(substituteStates);

const link = z.object({
  id: id(),
  day,
  /** The site of the class. */
  site: z.string(),
  /** Who made it. */
  made_by: z.string(),
  created_at: moment,
  state,
  /** When a substitute first entered; null if nobody did. */
  first_used_at: moment.nullable(),
  ended_at: moment.nullable(),
  /** How many responses were recorded with it. */
  responses: z.number().int(),
});

export type SubstituteLink = z.infer<typeof link>;

/** What is shown once. */
const made = z.object({
  id: id(),
  day,
  site: z.string(),
  teacher: z.string(),
  url: z.string(),
  pin: z.string(),
});

export type MadeSubstitute = z.infer<typeof made>;

const labels: Localized<Labels> = {
  en: {
    one: "Substitute link",
    many: "Substitute links",
    fields: { day: "Day", link: "Substitute link", school_id: "Site", pin: "PIN", token: "Link" },
  },
  es: {
    one: "Enlace para suplente",
    many: "Enlaces para suplentes",
    fields: { day: "Día", link: "Enlace para suplente", school_id: "Plantel", pin: "PIN", token: "Enlace" },
  },
};

/** Without a day, it is today. */
const wanted = () => z.object({ school_id: referenceTo("site"), day: calendarDate().optional() });
const named = () => z.object({ link: id() });
const token = z.string().min(1).max(100);

/** Links by which a substitute opens one class for one day: a teacher's own, and those that leaders and staff make. */
export const substituteEndpoints = {
  own: defineEndpoint({
    name: "instructor.substitutes",
    labels,
    method: "GET",
    path: "/instructor/substitutes",
    access: instructors,
    summary: "List the substitute links of the caller's class, newest first",
    query: z.strictObject({ school_id: idFilter() }),
    reply: one(z.array(link)),
  }),
  makeOwn: defineEndpoint({
    name: "instructor.makeSubstitute",
    labels,
    method: "POST",
    path: "/instructor/substitutes/add",
    access: instructors,
    summary: "Make a link and PIN by which a substitute opens the caller's class for a day; shown once",
    body: wanted,
    status: 201,
    reply: one(made),
  }),
  endOwn: defineEndpoint({
    name: "instructor.endSubstitute",
    labels,
    method: "POST",
    path: "/instructor/substitutes/end",
    access: instructors,
    summary: "End a substitute link of the caller's class, and who is in with it",
    body: named,
    reply: messageOnly,
  }),
  list: defineEndpoint({
    name: "user.substitutes",
    labels,
    method: "GET",
    path: "/user/:id/substitutes",
    access: keepers,
    summary: "List an instructor's substitute links, newest first",
    params: idParams,
    reply: one(z.array(link)),
  }),
  make: defineEndpoint({
    name: "user.makeSubstitute",
    labels,
    method: "POST",
    path: "/user/:id/substitutes/add",
    access: keepers,
    summary: "Make a link and PIN by which a substitute opens an instructor's class for a day; shown once",
    params: idParams,
    body: wanted,
    status: 201,
    reply: one(made),
  }),
  end: defineEndpoint({
    name: "user.endSubstitute",
    labels,
    method: "POST",
    path: "/user/:id/substitutes/end",
    access: keepers,
    summary: "End a substitute link of an instructor, and who is in with it",
    params: idParams,
    body: named,
    reply: messageOnly,
  }),
  read: defineEndpoint({
    name: "substituteLink.read",
    labels,
    method: "POST",
    path: "/substitute/read",
    access: anyone,
    summary: "Tell which day a substitute link is for and whether it is open; the token is sent in the body",
    body: z.object({ token }),
    reply: one(z.object({ day, state })),
  }),
  enter: defineEndpoint({
    name: "substituteLink.enter",
    labels,
    method: "POST",
    path: "/substitute/enter",
    access: anyone,
    summary:
      "Enter a class as its substitute by link and PIN; some wrong PINs end the link. The sign-in reaches that class alone",
    body: z.object({ token, pin: z.string().trim().max(20) }),
    reply: one(signedIn.extend({ substitute_until: moment })),
  }),
};
