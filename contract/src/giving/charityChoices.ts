import { z } from "zod";
import { grant, writtenBy } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import {
  day,
  internal,
  money,
  optionalDate,
  optionalText,
  reference,
  referenceSameAs,
  referenceTo,
} from "../core/fields.ts";
import { importEndpoint, importTemplateEndpoint } from "../core/importing.ts";
import { idFilter, idsFilter, one } from "../core/page.ts";
import { crudEndpoints, defineResource } from "../core/resource.ts";

const charities = grant(["Charities"]);
const readers = grant(["Charities"], "Provider Leader", "Site Leader");

/** Votes per charity and round; totals only. */
export const voteTally = z.array(
  z.object({ round: z.number().int(), charity_id: z.number().int(), count: z.number().int() }),
);

/** A charity that was paid, or is being paid, for a class that now has another one; both kinds of money together. */
export const paidElsewhere = z.object({ charity: reference, paid_cents: money });
export type PaidElsewhere = z.infer<typeof paidElsewhere>;

/** What was given to another charity after the session was closed. */
export const movedElsewhere = z.object({ charity: reference, moved_cents: money });
export type MovedElsewhere = z.infer<typeof movedElsewhere>;

/** The charity a class (an instructor at a site) chose in a session. */
export const charityChoices = defineResource({
  name: "charityChoice",
  path: "/charityAsso",
  labels: {
    en: {
      one: "Charity Choice",
      many: "Charity Choices",
      fields: {
        full_name: "Teacher",
        user: "Teacher",
        user_id: "Teacher",
        users: "Teachers",
        charity: "Charity",
        charity_id: "Charity",
        charities: "Charities",
        is_closed: "Session Closed",
        reason: "Reason",
        votes: "Votes",
        paid_elsewhere: "Paid to Other Charities",
        moved_elsewhere: "Given to Other Charities",
        donated_cents: "Donated",
        verified_cents: "Verified",
      },
    },
    es: {
      one: "Organización elegida",
      many: "Organizaciones elegidas",
      fields: {
        full_name: "Docente",
        user: "Docente",
        user_id: "Docente",
        users: "Docentes",
        charity: "Organización",
        charity_id: "Organización",
        charities: "Organizaciones",
        is_closed: "Sesión cerrada",
        reason: "Motivo",
        votes: "Votos",
        paid_elsewhere: "Pagado a otras organizaciones",
        moved_elsewhere: "Asignado a otras organizaciones",
        donated_cents: "Donado",
        verified_cents: "Verificado",
      },
    },
  },
  row: {
    full_name: z.string(),
    user: referenceSameAs("full_name"),
    provider: reference,
    district: reference.nullable(),
    school: reference,
    charity: reference,
    session: reference,
    start: day,
    end: day,
    votes: voteTally.nullable(),
    /** Points won in the session. */
    points: z.number().int(),
    /** All donations in the session except void and held. */
    donated_cents: money,
    /** Includes paid. */
    verified_cents: money,
    /** Charities that were paid for the class in this session although it now has another one. */
    paid_elsewhere: internal(z.array(paidElsewhere)),
    /** Charities that were given something of the class after its session was closed, latest first. */
    moved_elsewhere: internal(z.array(movedElsewhere)),
    /** Whether its session is closed, after which it can't change. */
    is_closed: internal(z.boolean()),
  },
  input: {
    user_id: referenceTo("user"),
    school_id: referenceTo("site"),
    charity_id: referenceTo("charity"),
    session_id: referenceTo("session"),
    /** Defaults to the session's dates. */
    start: optionalDate(),
    end: optionalDate(),
  },
  filters: {
    providers: idsFilter(),
    districts: idsFilter(),
    schools: idsFilter(),
    charities: idsFilter(),
    sessions: idsFilter(),
    users: idsFilter(),
  },
  sorts: [
    "full_name",
    "provider",
    "district",
    "school",
    "charity",
    "session",
    "start",
    "end",
    "donated_cents",
  ],
  access: writtenBy(charities, readers),
  importing: {
    key: ["user_id", "school_id", "session_id"],
    sample: {
      user_id: "Ana Lopez",
      school_id: "Lincoln Elementary",
      charity_id: "Harbor Food Bank",
      session_id: "Session 1",
      start: "2026-09-01",
      end: "2026-10-10",
    },
  },
});

const options = z.array(reference);

const crud = crudEndpoints(charityChoices);

/** A choice as staff write it, and why they do: the ledger and the history of donations that move keep that. */
export const writtenChoice = { input: charityChoices.input.extend({ reason: optionalText(500) }) };

export const charityChoiceEndpoints = {
  ...crud,
  create: { ...crud.create, body: writtenChoice.input },
  update: {
    ...crud.update,
    summary:
      "Change a Charity Choice; unpaid points and donations follow it, with the `reason`. Supports If-Match",
    body: writtenChoice.input.partial(),
  },
  filters: defineEndpoint({
    name: "charityChoice.filters",
    labels: charityChoices.labels,
    method: "GET",
    path: "/charityAsso/filters",
    access: readers,
    summary: "List the filter options of Charity Choices in the caller's scope",
    query: z.strictObject({}),
    reply: one(
      z.object({
        providers: options,
        districts: options,
        schools: options,
        charities: options,
        sessions: options,
        users: options,
      }),
    ),
  }),
  candidates: defineEndpoint({
    name: "charityChoice.candidates",
    labels: charityChoices.labels,
    method: "GET",
    path: "/charityAsso/charity/addfilter",
    access: readers,
    summary: "List the Charities, Sessions and Instructors available for a Charity Choice",
    query: z.strictObject({ school_id: idFilter() }),
    reply: one(
      z.object({
        /** Instructors of the given site; empty without one. */
        users: options,
        charities: options,
        /** Newest first; a session without candidates offers all active charities. */
        sessions: z.array(reference.extend({ program: reference, candidates: options })),
      }),
    ),
  }),
  import: importEndpoint(charityChoices),
  importTemplate: importTemplateEndpoint(charityChoices),
};
