import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { referenceTo } from "../core/fields.ts";
import { importQuery, importResult } from "../core/importing.ts";
import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";
import { one } from "../core/page.ts";

export const oneRosterLabels: Localized<Labels> = {
  en: { one: "OneRoster", many: "OneRoster", fields: {} },
  es: { one: "OneRoster", many: "OneRoster", fields: {} },
};

/** Imports a district's roster: places, staff and sessions, never students. */
export const oneRosterEndpoints = {
  import: defineEndpoint({
    name: "oneRoster.import",
    method: "POST",
    path: "/import/oneRoster",
    labels: oneRosterLabels,
    access: grant(["Constituents"]),
    summary: "Import a OneRoster 1.1 or 1.2 CSV zip; new sites get this provider and program",
    query: importQuery
      .omit({ bad_rows: true })
      .extend({ mode: z.enum(["create", "upsert"]).default("upsert") }),
    body: z.object({ provider_id: referenceTo("provider"), program_id: referenceTo("program") }),
    reply: one(importResult),
    files: ["file"],
    readsFiles: true,
  }),
};
