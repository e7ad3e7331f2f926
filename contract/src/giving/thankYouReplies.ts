import { z } from "zod";
import { grant } from "../core/access.ts";
import { bulkEndpoint } from "../core/bulk.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import {
  calendarDate,
  choice,
  day,
  fieldRegistry,
  internal,
  moment,
  optionalText,
  reference,
  referenceTo,
} from "../core/fields.ts";
import { idsFilter, one, wordsFilter } from "../core/page.ts";
import { defineResource, getEndpoint, listEndpoint } from "../core/resource.ts";
import { thankYouReplyLabels } from "./thankYouReplyLabels.ts";

/** A class's reply waits for staff, who approve, send back or decline it; whatever its state, it can be withdrawn. */
export const replyStates = ["waiting", "sent_back", "approved", "declined", "withdrawn"] as const;
export type ReplyState = (typeof replyStates)[number];

export const replySteps = ["approve", "send_back", "decline", "withdraw"] as const;
export type ReplyStep = (typeof replySteps)[number];

/** The steps that need a reason: the class reads the one for sending back, staff read the others. */
export const replyStepsWithReason: readonly ReplyStep[] = ["send_back", "decline", "withdraw"];

/** What the class says of its students: none is named, or families' consent is recorded. */
export const replyConsents = ["nobody_named", "consent_recorded"] as const;
export type ReplyConsent = (typeof replyConsents)[number];

export const replyWordsLimit = 600;

const charities = grant(["Charities"]);

/** What a class says back to a charity that thanked it. */
export const thankYouReplies = defineResource({
  name: "thankYouReply",
  path: "/thankYouReply",
  labels: thankYouReplyLabels,
  row: {
    charity: reference,
    /** Null: the thank-you was for all its giving. */
    session: reference.nullable(),
    /** The class: its teacher and site. */
    user: reference,
    school: reference,
    state: z.enum(replyStates),
    words: z.string(),
    consent: z.enum(replyConsents),
    /** Who recorded families' consent, and until when it holds. */
    consent_by: z.string().nullable(),
    consent_until: day.nullable(),
    confirmed_by: reference,
    confirmed_at: moment,
    reason: z.string().nullable(),
    decided_at: moment.nullable(),
    decided_by: reference.nullable(),
    /** What the caller can do with it now. */
    next: internal(z.array(z.enum(replySteps))),
  },
  input: {},
  filters: { charities: idsFilter(), schools: idsFilter(), state: wordsFilter(replyStates) },
  sorts: ["charity", "school", "state", "confirmed_at"],
  access: {
    read: grant(["Charities"], "Provider Leader", "Site Leader"),
    create: grant("none"),
    update: charities,
    remove: grant("none"),
  },
});

/** A reply as its class sees it. */
export const classReply = z.object({
  state: z.enum(replyStates),
  words: z.string(),
  consent: z.enum(replyConsents),
  consent_by: z.string().nullable(),
  consent_until: z.string().nullable(),
  /** Why it was sent back. */
  reason: z.string().nullable(),
});

export type ClassReply = z.infer<typeof classReply>;

const ofClass = z.object({ school_id: referenceTo("site") });

export const thankYouReplyEndpoints = {
  list: listEndpoint(thankYouReplies),
  get: getEndpoint(thankYouReplies),
  bulk: bulkEndpoint(thankYouReplies, ["approve"]),
  step: defineEndpoint({
    name: "thankYouReply.step",
    labels: thankYouReplyLabels,
    method: "POST",
    path: "/thankYouReply/:id/step",
    access: charities,
    summary: "Approve, send back, decline or withdraw a class's Reply; all but approving with a `reason`",
    params: idParams,
    body: z.object({ step: choice(replySteps), reason: optionalText(500) }),
    reply: one(thankYouReplies.row),
  }),
  send: defineEndpoint({
    name: "instructor.replyToThankYou",
    labels: thankYouReplyLabels,
    method: "POST",
    path: "/instructor/thankYous/:id/reply",
    access: grant("none", "Instructor"),
    summary: "Reply to an approved Thank-you, once for each class; it can be changed until staff approve it",
    params: idParams,
    body: ofClass.extend({
      words: z.string().trim().min(1).max(replyWordsLimit).register(fieldRegistry, { kind: "longText" }),
      consent: choice(replyConsents),
      consent_by: optionalText(120),
      consent_until: calendarDate().nullable().optional(),
    }),
    reply: one(classReply),
  }),
  withdraw: defineEndpoint({
    name: "instructor.withdrawReply",
    labels: thankYouReplyLabels,
    method: "POST",
    path: "/instructor/thankYous/:id/withdrawReply",
    access: grant("none", "Instructor"),
    summary: "Withdraw a class's Reply to a Thank-you; the charity no longer sees it",
    params: idParams,
    body: ofClass,
    reply: one(classReply),
  }),
};
