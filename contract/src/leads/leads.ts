import { z } from "zod";
import { anyone, anyoneOr, everyoneEvenNew, grant } from "../core/access.ts";
import { bulkEndpoint } from "../core/bulk.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import {
  choice,
  email,
  internal,
  moment,
  optionalLongText,
  optionalReferenceTo,
  optionalText,
  reference,
  referenceTo,
  requiredText,
} from "../core/fields.ts";
import { idsFilter, messageOnly, one, wordsFilter } from "../core/page.ts";
import { question } from "../core/questions.ts";
import { defineResource, getEndpoint, listEndpoint, updateBody } from "../core/resource.ts";
import { leadLabels } from "./leadLabels.ts";

export const leadStatuses = [
  "New",
  "Contacted",
  "Nurture",
  "Qualified",
  "Converted",
  "Unqualified",
  "Junk",
] as const;

export type LeadStatus = (typeof leadStatuses)[number];

/** Statuses that need a reason. */
export const statusesWithReason: readonly LeadStatus[] = ["Unqualified", "Junk"];

/** Fields that leads can complete on their own page. */
const contact = {
  first_name: requiredText(100),
  last_name: optionalText(100),
  email: email(),
  organization: requiredText(200),
  phone: optionalText(40),
  program_id: optionalReferenceTo("program"),
  message: optionalLongText(4000),
};

const contactRow = {
  first_name: z.string(),
  last_name: z.string().nullable(),
  email: z.string(),
  organization: z.string(),
  phone: z.string().nullable(),
  program: reference.nullable(),
  message: z.string().nullable(),
};

const staff = grant(["Constituents"]);

export const leads = defineResource({
  name: "lead",
  path: "/lead",
  labels: leadLabels,
  row: {
    ...contactRow,
    name: z.string(),
    unique_id: internal(z.string()),
    status: z.enum(leadStatuses),
    reason: z.string().nullable(),
    owner: reference.nullable(),
    source: z.string().nullable(),
    /** When the lead last viewed their page. */
    viewed_at: moment.nullable(),
    submissions: z.number().int(),
    site: reference.nullable(),
    leader: reference.nullable(),
    notes: z.array(
      z.object({ id: z.number().int(), text: z.string(), user: reference.nullable(), created_at: moment }),
    ),
    /** Newest first; user is null if the lead made the change. */
    history: z.array(
      z.object({
        at: moment,
        user: reference.nullable(),
        field: z.string(),
        from: z.string().nullable(),
        to: z.string().nullable(),
      }),
    ),
  },
  input: {
    ...contact,
    status: choice(leadStatuses).optional(),
    reason: optionalText(400),
    owner_id: optionalReferenceTo("user"),
  },
  filters: { status: wordsFilter(leadStatuses), programs: idsFilter() },
  sorts: ["name", "email", "organization", "status"],
  access: { read: staff, create: anyone, update: staff, remove: grant("none") },
});

/** Contact fields, source and a honeypot field. */
const inquiry = z.object({ ...contact, source: optionalText(100), website: z.string().optional() });

const sentInquiry = z.object({ ...contactRow, unique_id: z.string() });

/** The preview shown to leads. */
const sample = z.object({
  id: z.number().int(),
  type: z.string(),
  title: z.string(),
  video_url: z.string().nullable(),
  instructions: z.string().nullable(),
  questions: z.array(question),
  details: z.record(z.string(), z.unknown()),
});

const uniqueParams = z.object({ unique_id: z.string().min(1).max(100) });

export const leadEndpoints = {
  bulk: bulkEndpoint(leads, ["update"], {
    /** Changes applied to every lead. */
    changes: leads.input.pick({ status: true, reason: true, owner_id: true }).partial(),
  }),
  list: listEndpoint(leads),
  get: getEndpoint(leads),
  create: defineEndpoint({
    name: "lead.create",
    labels: leads.labels,
    method: "POST",
    path: "/lead/add",
    access: anyoneOr(everyoneEvenNew),
    summary:
      "Send an inquiry; a known email adds to its lead. Limited to 5 an hour per IP address, except for staff",
    body: inquiry,
    reply: one(z.object({ unique_id: z.string() })),
    status: 201,
  }),
  update: defineEndpoint({
    name: "lead.update",
    labels: leads.labels,
    method: "PATCH",
    path: "/lead/update/:unique_id",
    access: anyoneOr(staff),
    summary:
      "Change a Lead by the unique_id of one of its inquiries; only contact fields without a staff token",
    params: uniqueParams,
    body: updateBody(leads.input)
      .extend({ note: requiredText(4000).optional() })
      .strict(),
    reply: one(z.union([leads.row, sentInquiry])),
  }),
  visit: defineEndpoint({
    name: "lead.visit",
    labels: leads.labels,
    method: "GET",
    path: "/lead/public/:unique_id",
    access: anyone,
    summary: "Get one inquiry with its program's welcome video and a sample activity",
    params: uniqueParams,
    reply: one(
      sentInquiry.extend({
        /** Until when the link to this page works. */
        link_until: moment,
        welcome_video: z.object({ url: z.string(), title: z.string().nullable() }).nullable(),
        sample: sample.nullable(),
      }),
    ),
  }),
  programs: defineEndpoint({
    name: "lead.programs",
    method: "GET",
    path: "/lead/programs",
    access: anyone,
    summary: "List the programs offered in the inquiry form, id and name",
    reply: z.object({ data: z.array(reference) }),
  }),
  inquiries: defineEndpoint({
    name: "lead.inquiries",
    labels: leads.labels,
    method: "GET",
    path: "/lead/:id/submissions",
    access: staff,
    summary: "List the inquiries of a Lead, newest first",
    params: idParams,
    reply: z.object({
      data: z.array(
        sentInquiry.extend({
          source: z.string().nullable(),
          link_works: z.boolean(),
          created_at: moment,
          viewed_at: moment.nullable(),
        }),
      ),
    }),
  }),
  renewLinks: defineEndpoint({
    name: "lead.renewLinks",
    labels: leads.labels,
    method: "POST",
    path: "/lead/:id/renewLinks",
    access: staff,
    summary: "Let the links to the pages of a Lead's inquiries work anew from now on",
    params: idParams,
    reply: messageOnly,
  }),
  convert: defineEndpoint({
    name: "lead.convert",
    labels: leads.labels,
    method: "POST",
    path: "/lead/:id/convert",
    access: staff,
    summary: "Convert a Lead to a Site with its first Site Leader, who gets an invitation by email",
    params: idParams,
    body: z.object({
      name: requiredText(200),
      abbreviation: optionalText(40),
      program_id: referenceTo("program"),
      provider_id: referenceTo("provider"),
      district_id: optionalReferenceTo("district"),
      address: optionalText(400),
      first_name: requiredText(100),
      last_name: requiredText(100),
      email: email(),
    }),
    reply: one(leads.row),
  }),
};
