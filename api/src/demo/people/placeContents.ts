import { districts, levels, programKinds, providers, requiredText, sites } from "@kindling/contract";
import { z } from "zod";
import { readContent } from "../shared/readContent.ts";

export const districtContents = readContent(
  "people/districts.yaml",
  z.array(districts.input.pick({ name: true, abbreviation: true }).strict()),
);

const gradesOf = readContent("people/site-kinds.yaml", z.record(z.string(), levels.input.shape.grade));

const site = sites.input
  .pick({ name: true, address: true, is_active: true })
  .extend({
    abbreviation: requiredText(40),
    district: z.enum(districtContents.map(({ name }) => name)),
    grades: z.enum(Object.keys(gradesOf)).transform((kind) => gradesOf[kind] ?? []),
    program: z.enum(programKinds).default("in_school"),
  })
  .strict();

export type SiteContent = z.output<typeof site>;

const provider = providers.input
  .pick({ name: true, abbreviation: true, contact_name: true, phone: true })
  .extend({ domain: requiredText(200), sites: z.array(site) })
  .strict();

/** The providers with their sites. */
export const providerContents = readContent("people/providers.yaml", z.array(provider));

/** The abbreviation of one of their sites. */
export const siteAbbreviation = z.enum(
  providerContents.flatMap((own) => own.sites.map(({ abbreviation }) => abbreviation)),
);
