import { z } from "zod";
import { roleNames, staffAndLeaders } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { optionalChoice, requiredText } from "../core/fields.ts";
import { activityKinds } from "../curriculum/activities/answeredTypes.ts";

/** The resources whose rows are found by their names, in the order in which they are shown. */
export const foundKinds = [
  "user",
  "site",
  "provider",
  "district",
  "genericTeacher",
  "lead",
  "charity",
  "sponsor",
  "program",
  "session",
  "sessionTheme",
  "trait",
  ...activityKinds,
  "giverTv",
  "quizQuestion",
  "announcement",
  "pageFile",
  "standard",
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** How many rows of one kind are found at most, and how many if only that kind is asked for. */
export const mostFound = { ofEach: 5, ofOne: 12 } as const;

const found = z.object({
  kind: z.enum(foundKinds),
  id: z.number().int(),
  name: z.string(),
  /** What tells it from others of that name: an email address, a provider, a program. */
  detail: z.string().nullable(),
  /** Of a user. */
  role: z.enum(roleNames).nullable(),
});

export const findEndpoints = {
  find: defineEndpoint({
    name: "find.find",
    method: "POST",
    path: "/find",
    access: staffAndLeaders,
    summary: "People, places, curriculum, charities and leads by name, best first, despite typing errors",
    body: () => z.object({ text: requiredText(100), kind: optionalChoice(foundKinds) }),
    reply: () => z.object({ data: z.array(found) }),
    labels: {
      en: { one: "Search", many: "Searches", fields: { text: "Search text", kind: "Kind" } },
      es: { one: "Búsqueda", many: "Búsquedas", fields: { text: "Texto de búsqueda", kind: "Tipo" } },
    },
  }),
};
