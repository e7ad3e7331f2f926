import { z } from "zod";
import { grant, staffAndLeaders, writtenBy } from "../core/access.ts";
import { bulkEndpoint } from "../core/bulk.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import {
  fieldRegistry,
  flag,
  id,
  money,
  optionalChoice,
  optionalEmail,
  optionalLongText,
  optionalReferenceTo,
  optionalText,
  optionalUrl,
  reference,
  requiredText,
} from "../core/fields.ts";
import { flagFilter, idsFilter, one } from "../core/page.ts";
import { crudEndpoints, defineResource } from "../core/resource.ts";
import { countryCodes } from "../people/countryCodes.ts";
import { openMoney } from "../people/openMoney.ts";

/** Real country codes only, so that typos don't end up in reports. */
const country = new RegExp(`^(?:${countryCodes.join("|")})$`);

/** A contact as a charity is sent with it; one with an `id` is changed, one without it is added. */
export const contactInput = z.object({
  id: id().optional(),
  title: optionalText(40),
  first_name: requiredText(100),
  last_name: requiredText(100),
  email: optionalEmail(),
  phone: optionalText(40),
});

export const charities = defineResource({
  name: "charity",
  path: "/charity",
  labels: {
    en: {
      one: "Charity",
      many: "Charities",
      unread: { many: "Charity List" },
      fields: {
        country: "Country",
        state: "State",
        website: "Website",
        logo_url: "Logo",
        contacts: "Contacts",
        open_money: "Money that isn't paid",
        move_to_id: "New charity",
        reason: "Reason",
      },
    },
    es: {
      one: "Organización",
      many: "Organizaciones",
      fields: {
        country: "País",
        state: "Estado",
        website: "Sitio web",
        logo_url: "Logotipo",
        contacts: "Contactos",
        open_money: "Dinero sin pagar",
        move_to_id: "Nueva organización",
        reason: "Motivo",
      },
    },
  },
  row: {
    name: z.string(),
    country: z.string().register(fieldRegistry, { kind: "country" }),
    state: z.string().nullable(),
    address: z.string().nullable(),
    website: z.string().nullable(),
    description: z.string().nullable(),
    logo_url: z.string().nullable(),
    category: reference.nullable(),
    is_active: z.boolean(),
    /** Contacts; empty for callers without access to them. */
    contacts: z.array(
      z.object({
        id: z.number().int(),
        title: z.string().nullable(),
        first_name: z.string(),
        last_name: z.string(),
        name: z.string(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
      }),
    ),
  },
  input: {
    name: requiredText(200),
    country: z.string().trim().toUpperCase().regex(country),
    state: optionalText(100),
    address: optionalText(400),
    website: optionalUrl(),
    description: optionalLongText(4000),
    logo_url: optionalUrl(),
    category_id: optionalReferenceTo("category"),
    is_active: flag().optional(),
    /** All contacts; those left out of the list are deleted. */
    contacts: z.array(contactInput).max(100).optional(),
  },
  filters: { categories: idsFilter(), country: z.string().max(2).optional(), is_active: flagFilter() },
  sorts: ["name", "country", "state"],
  access: writtenBy(grant(["Charities"]), staffAndLeaders),
});

/** What becomes of open money when a charity is set inactive: it stays due, or its classes get another charity. */
export const charityMoneyDecisions = ["keep", "move"] as const;
export type CharityMoneyDecision = (typeof charityMoneyDecisions)[number];

const settling = {
  /** `ask` has it refused while there is money, as the bulk call does without a decision; other calls then `keep` it. */
  open_money: optionalChoice([...charityMoneyDecisions, "ask"]),
  /** The charity that classes get instead; needed to move. */
  move_to_id: optionalReferenceTo("charity"),
  /** Needed to move; the ledger and each class's history keep it. */
  reason: optionalText(500),
};

const settled = charities.input.extend(settling);

/** A charity as staff change it, and what becomes of its open money when it is set inactive; moving it needs both others. */
export const settledCharity = {
  input: settled.check(({ value, issues }) => {
    if (value.open_money !== "move") return;
    for (const field of ["move_to_id", "reason"] as const) {
      if (!value[field])
        issues.push({ code: "invalid_type", expected: "string", input: undefined, path: [field] });
    }
  }),
};

const count = z.number().int();

/** What isn't paid of what classes gave to charities or earned for them. */
export const charityMoney = openMoney.extend({
  /** What would stay with them: in payments, in closed sessions, and adjustments. */
  staying_cents: money,
  /** Choices of classes that would get another charity: those of running sessions, and those with open money. */
  choices: count,
  /** Pledges of sponsors, not yet over, that are limited to them. */
  pledges: count,
});
export type CharityMoney = z.infer<typeof charityMoney>;

const crud = crudEndpoints(charities);

export const charityEndpoints = {
  ...crud,
  update: {
    ...crud.update,
    summary:
      "Change a Charity; one set inactive can move its open money to another, with a `reason`. Supports If-Match",
    body: settled.partial(),
  },
  bulk: bulkEndpoint(charities, undefined, settling),
  openMoney: defineEndpoint({
    name: "charity.openMoney",
    labels: charities.labels,
    method: "GET",
    path: "/charity/openMoney",
    access: charities.access.update,
    summary: "Get what isn't paid to some active Charities, or to all that the list's filters match",
    searches: true,
    query: z.strictObject({
      charities: idsFilter(),
      search: z.string().trim().max(200).optional(),
      ...charities.filters,
    }),
    reply: one(charityMoney),
  }),
};
