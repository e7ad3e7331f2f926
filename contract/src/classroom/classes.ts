import { z } from "zod";
import { grant, writtenBy } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { moment, reference } from "../core/fields.ts";
import { grades } from "../core/grades.ts";
import { flagFilter, idFilter, idsFilter, wordsFilter } from "../core/page.ts";
import { defineResource, listEndpoint } from "../core/resource.ts";

const nobody = grant("none");

/** Classes as measures count them: an active instructor at one of their sites. Read-only. */
export const classes = defineResource({
  name: "class",
  path: "/class",
  labels: {
    en: {
      one: "Class",
      many: "Classes",
      fields: {
        teacher: "Teacher",
        responses: "Responses",
        last_response_at: "Last response",
        is_silent: "Silent",
        nudged_at: "Last nudge",
        takes_part: "Taking part",
        answered: "Responded to the activity",
      },
    },
    es: {
      one: "Clase",
      many: "Clases",
      fields: {
        teacher: "Docente",
        responses: "Respuestas",
        last_response_at: "Última respuesta",
        is_silent: "Sin actividad",
        nudged_at: "Último aviso",
        takes_part: "Participa",
        answered: "Respondió a la actividad",
      },
    },
  },
  row: {
    /** Made of the ids of teacher and site, so it is larger than others. */
    id: z.number().int().min(1),
    teacher: reference,
    school: reference,
    program: reference,
    provider: reference,
    grade: z.string().nullable(),
    /** The program's current session. */
    session: reference.nullable(),
    /** Responses and points in that session. */
    responses: z.number().int(),
    points: z.number().int(),
    /** In any session. */
    last_response_at: moment.nullable(),
    nudged_at: moment.nullable(),
    takes_part: z.boolean(),
    is_silent: z.boolean(),
  },
  input: {},
  filters: {
    programs: idsFilter(),
    providers: idsFilter(),
    districts: idsFilter(),
    schools: idsFilter(),
    grade: wordsFilter(grades),
    /** Whether the class has a response in the current session. */
    takes_part: flagFilter(),
    is_silent: flagFilter(),
    /** Classes that responded to this activity. */
    answered: idFilter(),
  },
  sorts: ["teacher", "school", "provider", "grade", "last_response_at"],
  access: writtenBy(
    nobody,
    grant(["Constituents", "Curriculum", "Reports"], "Provider Leader", "Site Leader"),
  ),
});

export const classEndpoints = {
  list: listEndpoint(classes),
  teachers: defineEndpoint({
    name: "class.teachers",
    labels: classes.labels,
    method: "GET",
    path: "/class/teachers",
    access: grant(["Constituents", "Charities", "Teacher Media Uploads"]),
    summary: "List a Site's active Instructors by name, the classes staff can record for",
    query: z.strictObject({ school_id: z.coerce.number().int().min(1).max(2_147_483_647) }),
    reply: z.object({ data: z.array(reference) }),
  }),
};
