import { z } from "zod";
import { grant, staffAndLeaders, writtenBy } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { fieldRegistry, requiredText } from "../core/fields.ts";
import { grades } from "../core/grades.ts";
import { crudEndpoints, defineResource } from "../core/resource.ts";

export const levels = defineResource({
  name: "level",
  path: "/level",
  labels: {
    en: {
      one: "Level",
      many: "Levels",
      failing: "level",
      unread: { many: "Grade-Levels" },
      fields: { grade: "Grades" },
    },
    es: { one: "Nivel", many: "Niveles", fields: { grade: "Grados" } },
  },
  row: { name: z.string(), grade: z.array(z.enum(grades)) },
  input: {
    name: requiredText(100),
    grade: z.array(z.enum(grades)).min(1).max(grades.length).register(fieldRegistry, { kind: "list" }),
  },
  filters: { grade: z.enum(grades).optional() },
  sorts: ["name"],
  access: writtenBy(grant(["Curriculum"]), staffAndLeaders),
});

export const levelEndpoints = {
  ...crudEndpoints(levels),
  byGrade: defineEndpoint({
    name: "level.byGrade",
    method: "GET",
    path: "/level/list",
    access: staffAndLeaders,
    summary: "List the Levels of a grade, or all Levels, by name",
    query: z.strictObject({ grade: z.enum(grades).optional() }),
    reply: z.object({ data: z.array(levels.row) }),
  }),
};
