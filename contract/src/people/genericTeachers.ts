import { z } from "zod";
import { grant, writtenBy } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { flag, optionalChoice, optionalEmail, reference, referenceTo, requiredText } from "../core/fields.ts";
import { grades } from "../core/grades.ts";
import { importEndpoint, importTemplateEndpoint } from "../core/importing.ts";
import { flagFilter, idFilter, idsFilter } from "../core/page.ts";
import { crudEndpoints, defineResource } from "../core/resource.ts";

const constituents = grant(["Constituents"]);

/** Named teachers who share a site's sign-in. */
export const genericTeachers = defineResource({
  name: "genericTeacher",
  path: "/genericTeacher",
  labels: {
    en: { one: "Generic Teacher", many: "Generic Teachers", failing: "Generic Teachers", fields: {} },
    es: { one: "Docente con acceso compartido", many: "Docentes con acceso compartido", fields: {} },
  },
  row: {
    name: z.string(),
    school: reference,
    grade: z.string().nullable(),
    email: z.string().nullable(),
    is_active: z.boolean(),
  },
  input: {
    name: requiredText(200),
    school_id: referenceTo("site"),
    grade: optionalChoice(grades),
    email: optionalEmail(),
    is_active: flag().optional(),
  },
  filters: { schools: idsFilter(), is_active: flagFilter() },
  sorts: ["name", "school", "grade", "is_active"],
  access: writtenBy(constituents),
  importing: {
    key: ["name", "school_id"],
    moves: ["school_id"],
    sample: {
      name: "Ms. Rivera",
      school_id: "Lincoln Elementary",
      grade: "3",
      email: "rivera@school.example",
      is_active: "yes",
    },
  },
});

export const genericTeacherEndpoints = {
  ...crudEndpoints(genericTeachers),
  ofSite: defineEndpoint({
    name: "genericTeacher.ofSite",
    labels: genericTeachers.labels,
    method: "GET",
    path: "/genericTeacher/allGeneric",
    access: grant(["Constituents"], "Provider Leader", "Site Leader", "Instructor"),
    summary: "List the active Generic Teachers of a Site, or of all the caller can see, by name",
    query: z.strictObject({ school_id: idFilter() }),
    reply: z.object({
      data: z.array(genericTeachers.row.pick({ id: true, name: true, grade: true, school: true })),
    }),
  }),
  import: importEndpoint(genericTeachers),
  importTemplate: importTemplateEndpoint(genericTeachers),
};
