import { genericTeachers } from "@kindling/contract";
import { z } from "zod";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertRows, madeAt } from "../shared/insertRows.ts";
import { readContent } from "../shared/readContent.ts";
import type { DemoSite } from "./fillPlaces.ts";
import { siteAbbreviation } from "./placeContents.ts";

const teacher = genericTeachers.input.pick({ name: true, grade: true, is_active: true }).strict();

/** The teachers behind shared sign-ins, by site. */
const contents = readContent(
  "people/generic-teachers.yaml",
  z.partialRecord(siteAbbreviation, z.array(teacher)),
);

/** Adds the teachers behind the logins that are shared at two sites. */
export async function fillGenericTeachers({ tx, begun }: DemoRun, sites: readonly DemoSite[]): Promise<void> {
  const teachers = sites.flatMap(({ id, abbreviation }) =>
    (contents[abbreviation] ?? []).map(({ name, grade, is_active = true }) => ({
      name,
      school_id: id,
      grade,
      is_active,
      ...madeAt(begun),
    })),
  );
  await insertRows(tx, "generic_teachers", teachers);
}
