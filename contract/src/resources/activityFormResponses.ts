import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { reference } from "../core/fields.ts";
import { grades } from "../core/grades.ts";
import { dateFilter, idFilter, idsFilter, messageOnly, wordsFilter } from "../core/page.ts";
import { answeredQuestion } from "../core/questions.ts";
import { defineResource, listEndpoint } from "../core/resource.ts";
import { activityTypes } from "./activityTypes.ts";

const keys = [
  activityTypes.mindfulOpen.key,
  activityTypes.mindfulClose.key,
  activityTypes.puzzle.key,
] as const;

/** What classes answered to mindful and puzzle forms. */
export const activityFormResponses = defineResource({
  name: "activityFormResponse",
  path: "/activityFormResponse",
  labels: {
    en: {
      one: "Response",
      many: "Responses",
      fields: {
        site_name: "Site",
        provider_name: "Provider",
        answer: "Answer",
        created_at: "Answered",
        object_id: "Activity",
        title: "Activity",
        type: "Activity Type",
      },
    },
    es: {
      one: "Respuesta",
      many: "Respuestas",
      fields: {
        site_name: "Centro",
        provider_name: "Proveedor",
        answer: "Respuesta",
        created_at: "Respondido",
        object_id: "Actividad",
        title: "Actividad",
        type: "Tipo de actividad",
      },
    },
  },
  row: {
    type: z.string(),
    object_id: z.number().int(),
    title: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    site_name: z.string(),
    provider_name: z.string(),
    school: reference,
    session: reference.nullable(),
    grade: z.string().nullable(),
    /** The answers in one line, as a table shows them. */
    answer: z.string(),
    answers: z.array(answeredQuestion),
    points: z.number().int(),
  },
  input: {},
  filters: {
    object_id: idFilter(),
    type: wordsFilter(keys),
    providers: idsFilter(),
    districts: idsFilter(),
    schools: idsFilter(),
    sessions: idsFilter(),
    grade: wordsFilter(grades),
    from: dateFilter(),
    to: dateFilter(),
  },
  sorts: ["first_name", "last_name", "site_name", "provider_name", "grade", "title"],
  access: {
    read: grant(["Curriculum"], "Provider Leader", "Site Leader"),
    create: grant("none"),
    update: grant("none"),
    remove: grant(["Curriculum"]),
  },
});

export const activityFormResponseEndpoints = {
  list: listEndpoint(activityFormResponses),
  remove: defineEndpoint({
    name: "activityFormResponse.remove",
    method: "DELETE",
    path: "/activityFormResponse/delete/:id",
    access: activityFormResponses.access.remove,
    summary: "Delete a response; the points it won are taken back by the opposite entry",
    params: idParams,
    reply: messageOnly,
  }),
};
