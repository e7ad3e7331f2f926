import { genericTeacherContents } from "../content/genericTeachers.ts";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertRows, madeAt } from "../shared/insertRows.ts";
import type { DemoSite } from "./fillPlaces.ts";

/** Adds the teachers behind the logins that are shared at two sites. */
export async function fillGenericTeachers({ tx, begun }: DemoRun, sites: readonly DemoSite[]): Promise<void> {
  const teachers = sites.flatMap(({ id, abbreviation }) =>
    (genericTeacherContents[abbreviation] ?? []).map(({ name, grade, isAway }) => ({
      name,
      school_id: id,
      grade,
      is_active: !isAway,
      ...madeAt(begun),
    })),
  );
  await insertRows(tx, "generic_teachers", teachers);
}
