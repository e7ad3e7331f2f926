import { leadStatuses, leads, programKinds } from "@kindling/contract";
import { z } from "zod";
import { siteAbbreviation } from "../people/placeContents.ts";
import { paragraph } from "../shared/contentFields.ts";
import { readContent } from "../shared/readContent.ts";

const days = z.number().int().min(0);

/** Something that staff did about a lead, so many days after it came in. */
const step = z.strictObject({
  day: days,
  status: z.enum(leadStatuses).optional(),
  reason: leads.input.shape.reason,
  note: paragraph.optional(),
  /** They took it over themselves. */
  takes: z.boolean().optional(),
  /** The abbreviation of the site it became. */
  site: siteAbbreviation.optional(),
});

const lead = leads.input
  .pick({ first_name: true, last_name: true, email: true, organization: true, phone: true, message: true })
  .extend({
    program: z.enum(programKinds).optional(),
    source: paragraph,
    /** How many days ago they asked; of those who are a site now, how long before the program began. */
    days_ago: days,
    /** They looked at their page. */
    viewed: z.boolean().optional(),
    /** They wrote once more, so many days later. */
    again: z.strictObject({ day: days, message: paragraph }).optional(),
    /** Who sees to it: the account's name before the @. */
    by: z.enum(["super", "admin"]).optional(),
    steps: z.array(step).default([]),
  })
  .strict();

export type LeadContent = z.output<typeof lead>;

export const leadContents = readContent("leads/leads.yaml", z.array(lead));
