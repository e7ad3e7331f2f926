import { levelEndpoints, levels } from "@kindling/contract";
import { sql } from "kysely";
import { crudRoutes } from "../core/entities/crudRoutes.ts";
import { always, defineEntity, plain, stored } from "../core/entities/entity.ts";
import { readAll } from "../core/entities/reading.ts";
import { route } from "../core/route.ts";

const holds = (grade: string) => sql`t.grade @> array[${grade}]`;

export const level = defineEntity(levels, {
  table: "levels",
  from: sql`levels t`,
  columns: () => ({ ...stored, ...plain("name", "grade") }),
  filters: { grade: holds },
  search: [sql`t.name::text`],
  scope: () => always,
});

export const levelRoutes = [
  ...crudRoutes(levelEndpoints, level),
  route(levelEndpoints.byGrade, async ({ db, query, context }) => {
    const condition = query.grade ? holds(query.grade) : always;
    return { data: await readAll(db, level, context, condition, sql`t.name`) };
  }),
];
