import { z } from "zod";
import { anyone, grant, writtenBy } from "../core/access.ts";
import { bulkEndpoint } from "../core/bulk.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import {
  choice,
  fieldRegistry,
  internal,
  moment,
  money,
  optionalReferenceTo,
  optionalText,
  reference,
  referenceTo,
  requiredText,
} from "../core/fields.ts";
import { idsFilter, one, wordsFilter } from "../core/page.ts";
import {
  createEndpoint,
  defineResource,
  getEndpoint,
  listEndpoint,
  removeEndpoint,
} from "../core/resource.ts";
import { fileInput, storedFile } from "../core/storedFile.ts";
import { thankYouLabels } from "./thankYouLabels.ts";
import { classReply } from "./thankYouReplies.ts";

/**
 * A charity's contact is invited and posts; staff approve, send back or decline it. What was approved can be withdrawn; a
 * link that isn't to be used any more is revoked.
 */
export const thankYouStates = [
  "invited",
  "waiting",
  "sent_back",
  "approved",
  "declined",
  "withdrawn",
  "revoked",
] as const;
export type ThankYouState = (typeof thankYouStates)[number];

export const thankYouSteps = [
  "approve",
  "send_back",
  "decline",
  "publish",
  "unpublish",
  "withdraw",
  "revoke",
  "send_again",
] as const;
export type ThankYouStep = (typeof thankYouSteps)[number];

/** The steps that need a reason: the contact reads the one for sending back, staff read the others. */
export const stepsWithReason: readonly ThankYouStep[] = ["send_back", "decline", "withdraw"];

/** How long a link can be used, in days. */
export const thankYouLinkDays = 30;

export const thankYouWordsLimit = 1500;

const charities = grant(["Charities"]);

/** What a charity says to the classes that gave, from the invitation on. */
export const thankYous = defineResource({
  name: "thankYou",
  path: "/thankYou",
  labels: thankYouLabels,
  row: {
    charity: reference,
    /** Null: for all its giving. */
    session: reference.nullable(),
    /** The invited contact; null for leaders. */
    contact: reference.nullable(),
    email: z.string().nullable(),
    state: z.enum(thankYouStates),
    words: z.string().nullable(),
    signed_as: z.string().nullable(),
    /** Whether the public page shows it; who signed is left out there. */
    for_public: z.boolean(),
    photo: internal(storedFile.nullable()),
    thumb: internal(storedFile.nullable()),
    film: internal(storedFile.nullable()),
    /** The classes that gave to the charity then, and see it once it is approved. */
    classes: z.number().int(),
    /** Why it was sent back, declined or withdrawn; null for leaders. */
    reason: z.string().nullable(),
    /** Until when the link can be used; null before its mail was sent, and once it can't be. */
    expires_at: moment.nullable(),
    posted_at: moment.nullable(),
    decided_at: moment.nullable(),
    decided_by: reference.nullable(),
    /** What the caller can do with it now. */
    next: internal(z.array(z.enum(thankYouSteps))),
  },
  input: {
    contact_id: referenceTo("contact"),
    session_id: optionalReferenceTo("session"),
  },
  filters: { charities: idsFilter(), sessions: idsFilter(), state: wordsFilter(thankYouStates) },
  sorts: ["charity", "session", "state", "posted_at"],
  access: writtenBy(charities, grant(["Charities"], "Provider Leader", "Site Leader")),
});

/** A photo or film of a thank-you, at an address that expires. */
const medium = z.object({ url: z.string(), thumb_url: z.string().nullable(), mime: z.string() });

const classThankYou = z.object({
  id: z.number().int(),
  charity: reference,
  session: reference.nullable(),
  words: z.string(),
  signed_as: z.string(),
  photo: medium.nullable(),
  film: medium.nullable(),
  approved_at: moment,
  /** What the class has replied. */
  reply: classReply.nullable(),
});

export type ClassThankYou = z.infer<typeof classThankYou>;

const givenByClasses = z.object({
  classes: z.number().int(),
  earned_cents: money,
  donated_cents: money,
});

/** What the invited contact sees: what classes gave, and what they have posted so far. */
const thankYouPage = z.object({
  charity: z.string(),
  session: z.string().nullable(),
  contact_name: z.string(),
  given: givenByClasses,
  state: z.enum(thankYouStates),
  /** Whether it can still be changed. */
  is_open: z.boolean(),
  words: z.string().nullable(),
  signed_as: z.string().nullable(),
  photo: medium.nullable(),
  film: medium.nullable(),
  /** Why it was sent back. */
  reason: z.string().nullable(),
  expires_at: moment,
  /** What classes replied, once staff approved it; no names of people. */
  replies: z.array(z.object({ school: z.string(), words: z.string() })),
});

export type ThankYouPage = z.infer<typeof thankYouPage>;

const linkParams = z.object({ token: z.string().min(1).max(100) });

export const thankYouEndpoints = {
  list: listEndpoint(thankYous),
  get: getEndpoint(thankYous),
  create: {
    ...createEndpoint(thankYous),
    summary:
      "Invite a charity's contact to post a Thank-you to the classes of a session, or to all; they get a link by email",
  },
  remove: removeEndpoint(thankYous),
  bulk: bulkEndpoint(thankYous),
  step: defineEndpoint({
    name: "thankYou.step",
    labels: thankYouLabels,
    method: "POST",
    path: "/thankYou/:id/step",
    access: charities,
    summary:
      "Approve, send back, decline, publish or withdraw a Thank-you, revoke its link, or send a new one; some with a `reason`",
    params: idParams,
    body: z.object({ step: choice(thankYouSteps), reason: optionalText(500) }),
    reply: one(thankYous.row),
  }),
  ofClass: defineEndpoint({
    name: "instructor.thankYous",
    labels: thankYouLabels,
    method: "GET",
    path: "/instructor/thankYous",
    access: grant("none", "Instructor"),
    summary: "List approved Thank-yous from charities that a class gave to, newest first",
    query: z.strictObject({ school_id: z.coerce.number().int().min(1).max(2_147_483_647) }),
    reply: z.object({ data: z.array(classThankYou) }),
  }),
};

/** What the invited contact does with the link. */
export const thankYouLinkEndpoints = {
  read: defineEndpoint({
    name: "thankYouLink.read",
    labels: thankYouLabels,
    method: "GET",
    path: "/thanks/:token",
    access: anyone,
    summary:
      "Get what classes gave to a charity, and its Thank-you as posted so far, by the link in the email",
    params: linkParams,
    reply: one(thankYouPage),
  }),
  post: defineEndpoint({
    name: "thankYouLink.post",
    labels: thankYouLabels,
    method: "POST",
    path: "/thanks/:token",
    access: anyone,
    summary:
      "Post a Thank-you, or change it until it is approved (multipart, `photo` and `film`; empty removes one). Limited to 10 in 15 minutes",
    params: linkParams,
    body: z.object({
      words: z.string().trim().min(1).max(thankYouWordsLimit).register(fieldRegistry, { kind: "longText" }),
      signed_as: requiredText(120),
      photo: fileInput(),
      film: fileInput(),
    }),
    reply: one(thankYouPage),
    files: ["photo", "film"],
  }),
};
