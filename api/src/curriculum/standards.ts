import { standardEndpoints, standards } from "@kindling/contract";
import { sql } from "kysely";
import { crudRoutes } from "../core/entities/crudRoutes.ts";
import { always, defineEntity, plain, stored } from "../core/entities/entity.ts";
import { importRoutes } from "../core/importing/importRoutes.ts";

const name = sql`(t.framework || ' ' || t.code || ' ' || t.statement)`;

export const standard = defineEntity(standards, {
  table: "standards",
  from: sql`standards t`,
  columns: () => ({
    ...stored,
    ...plain("framework", "code", "statement", "grades", "case_identifier", "ships"),
    name,
  }),
  filters: { grade: (grade) => sql`t.grades = '{}' or t.grades @> array[${grade}]` },
  search: [sql`t.framework::text`, sql`t.code::text`, sql`t.statement`],
  sorts: { name },
  scope: () => always,
  // Activities everywhere carry the words of those that ship.
  permits: ({ ships }) => !ships,
  unique: [["case_identifier"]],
});

export const standardRoutes = [
  ...crudRoutes(standardEndpoints, standard),
  ...importRoutes(standardEndpoints, standard),
];
