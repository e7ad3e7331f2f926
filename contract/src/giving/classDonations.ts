import { z } from "zod";
import { grant } from "../core/access.ts";
import { bulkEndpoint } from "../core/bulk.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import {
  calendarDate,
  day,
  fieldRegistry,
  internal,
  moment,
  money,
  optionalReferenceTo,
  optionalText,
  reference,
  referenceSameAs,
  referenceTo,
} from "../core/fields.ts";
import { dateFilter, idFilter, idsFilter, one, pageMeta, wordsFilter } from "../core/page.ts";
import { defineResource, listEndpoint } from "../core/resource.ts";
import { besideYear } from "./besideYear.ts";

/** A large donation is held until staff confirm it, then counted, verified and paid; or void. */
export const donationStatuses = ["held", "counted", "verified", "paid", "void"] as const;
export type DonationStatus = (typeof donationStatuses)[number];

/** In cents, from $0.01 to $1,000,000. */
export const cents = () =>
  z.number().int().min(1).max(100_000_000).register(fieldRegistry, { kind: "number" });

const handlers = grant(["Charities"], "Provider Leader", "Site Leader", "Instructor");

/** A class's donations to its chosen charity. */
export const classDonations = defineResource({
  name: "classDonation",
  path: "/classDonation",
  labels: {
    en: {
      one: "Donation",
      many: "Donations",
      fields: {
        full_name: "Teacher",
        user: "Teacher",
        users: "Teachers",
        charity: "Charity",
        charities: "Charities",
        is_closed: "Session Closed",
        amount_cents: "Amount",
        donated_on: "Donated On",
        note: "Note",
        status: "Status",
        verified_at: "Verified",
        verified_by: "Verified By",
        payment: "Payment",
        chosen_since: "Chosen Since",
        next: "Next",
        adjustments: "Adjustments",
        adjusts: "Adjusts",
        reason: "Reason",
      },
    },
    es: {
      one: "Donación",
      many: "Donaciones",
      fields: {
        full_name: "Docente",
        user: "Docente",
        users: "Docentes",
        charity: "Organización",
        charities: "Organizaciones",
        is_closed: "Sesión cerrada",
        amount_cents: "Monto",
        donated_on: "Fecha de la donación",
        note: "Nota",
        status: "Estado",
        verified_at: "Verificada",
        verified_by: "Verificada por",
        payment: "Pago",
        chosen_since: "Elegida después",
        next: "Siguiente",
        adjustments: "Ajustes",
        adjusts: "Ajusta",
        reason: "Motivo",
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
    amount_cents: money,
    donated_on: day,
    note: z.string().nullable(),
    status: z.enum(donationStatuses),
    verified_at: moment.nullable(),
    verified_by: reference.nullable(),
    /** The payment it is in, by the name of its run; left out and reversed ones don't count. */
    payment: internal(reference.nullable()),
    /** What its class has chosen since, if that is another charity than this donation is for. */
    chosen_since: internal(reference.nullable()),
    /** Statuses the caller can set now; other fields are editable if `can` includes update. */
    next: internal(z.array(z.enum(donationStatuses))),
    /** Whether its session is closed, after which it can only be paid. */
    is_closed: internal(z.boolean()),
    /** What was adjusted of it after its session was closed, oldest first: its amount, that it is verified and no longer is, or that another charity has it. */
    adjustments: internal(
      z.array(
        z.object({
          kind: z.enum(["amount", "verified", "unverified", "charity", "charity_back"]),
          /** The charity that has it since. */
          charity: reference,
          on: day,
          cents: money,
          reason: z.string(),
        }),
      ),
    ),
    /** What it corrects, if it is an adjustment itself: a donation of a closed session. Its amount can be below zero. */
    adjusts: internal(
      z
        .object({
          id: z.number().int(),
          donated_on: day,
          amount_cents: money,
          session: reference,
          reason: z.string(),
        })
        .nullable(),
    ),
  },
  input: {
    school_id: referenceTo("site"),
    amount_cents: cents(),
    donated_on: calendarDate(),
    note: optionalText(500),
  },
  filters: {
    school_id: idFilter(),
    providers: idsFilter(),
    districts: idsFilter(),
    schools: idsFilter(),
    charities: idsFilter(),
    sessions: idsFilter(),
    users: idsFilter(),
    status: wordsFilter(donationStatuses),
    from: dateFilter(),
    to: dateFilter(),
  },
  sorts: ["full_name", "provider", "school", "charity", "session", "amount_cents", "donated_on", "status"],
  access: {
    read: handlers,
    create: grant(["Charities"], "Instructor"),
    update: handlers,
    remove: grant("none"),
  },
});

export const donationEvents = [
  "logged",
  "corrected",
  "confirmed",
  "verified",
  "paid",
  "returned",
  "voided",
  "moved",
  "adjusted",
  "unverified",
] as const;

const donationEvent = z.object({
  at: moment,
  /** Null if the log has no user. */
  user: reference.nullable(),
  event: z.enum(donationEvents),
  /** New values: all fields when recorded, otherwise those changed; charities and amounts told by name and in cents. */
  changes: z.array(
    z.object({
      field: z.enum(["amount_cents", "donated_on", "note", "charity"]),
      from: z.union([z.string(), z.number()]).nullable(),
      to: z.union([z.string(), z.number()]).nullable(),
    }),
  ),
  reason: z.string().nullable(),
});

export type DonationEvent = z.infer<typeof donationEvent>;

export const classDonationEndpoints = {
  list: {
    ...listEndpoint(classDonations),
    summary:
      "List Donations with totals of all matches, and between two dates with those of the year before; Instructors get their own class by `school_id`",
    reply: z.object({
      data: z.array(classDonations.row),
      meta: pageMeta.extend(
        besideYear({
          /** All but void and held, over all matches. */
          bank_total_cents: money,
          /** Of that, not yet paid. */
          in_bank_cents: money,
          /** Includes paid. */
          verified_cents: money,
        }),
      ),
    }),
  },
  create: defineEndpoint({
    name: "classDonation.create",
    labels: classDonations.labels,
    method: "POST",
    path: "/classDonation/add",
    access: classDonations.access.create,
    summary:
      "Record a Donation for the charity and session chosen on that date; large amounts are held until staff confirm. Staff send `user_id`",
    body: classDonations.input.extend({ user_id: optionalReferenceTo("user") }),
    reply: one(classDonations.row),
    status: 201,
  }),
  update: defineEndpoint({
    name: "classDonation.update",
    labels: classDonations.labels,
    method: "PATCH",
    path: "/classDonation/update/:id",
    access: classDonations.access.update,
    summary:
      "Correct a held or counted Donation or change its status; the `reason` is kept with it. Supports If-Match",
    params: idParams,
    body: classDonations.input
      .omit({ school_id: true })
      .partial()
      .extend({
        status: z.enum(donationStatuses).register(fieldRegistry, { kind: "choice" }).optional(),
        /** Why it is corrected or voided; of a void one it is also kept in the note. */
        reason: optionalText(500),
      }),
    reply: one(classDonations.row),
  }),
  history: defineEndpoint({
    name: "classDonation.history",
    labels: classDonations.labels,
    method: "GET",
    path: "/classDonation/:id/history",
    access: classDonations.access.read,
    summary: "List who changed a Donation and when, oldest first",
    params: idParams,
    reply: z.object({ data: z.array(donationEvent) }),
  }),
  bulk: bulkEndpoint(classDonations, ["confirm", "verify", "pay", "void"], {
    /** Required for voiding. */
    reason: optionalText(500),
  }),
};
