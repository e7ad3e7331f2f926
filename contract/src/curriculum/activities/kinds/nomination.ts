import { z } from "zod";
import { fieldRegistry, reference, referencesTo } from "../../../core/fields.ts";
import { defineActivity } from "../defineActivity.ts";

export const nomination = defineActivity("nomination", {
  /** Audience and limit per class; an empty audience means everyone. */
  own: {
    row: {
      users: z.array(reference),
      schools: z.array(reference),
      providers: z.array(reference),
      districts: z.array(reference),
      max_per_class: z.number().int(),
    },
    input: {
      user_ids: referencesTo("user").optional(),
      school_ids: referencesTo("site").optional(),
      provider_ids: referencesTo("provider").optional(),
      district_ids: referencesTo("district").optional(),
      max_per_class: z.number().int().min(1).max(100).register(fieldRegistry, { kind: "number" }).optional(),
    },
    labels: {
      en: {
        user_ids: "Instructors",
        users: "Audience",
        school_ids: "Sites",
        provider_ids: "Providers",
        max_per_class: "Nominations per Class",
      },
      es: {
        user_ids: "Docentes",
        users: "Para quién",
        school_ids: "Planteles",
        provider_ids: "Proveedores",
        max_per_class: "Nominaciones por clase",
      },
    },
  },
  sample: { title: "Who showed courage?", max_per_class: "2" },
});
