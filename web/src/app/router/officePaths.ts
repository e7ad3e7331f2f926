import type { Claims } from "../../core/session.ts";
import { adminPaths } from "../admin/adminPaths.ts";
import { leaderPaths } from "../leader/leaderPaths.ts";
import { setNames } from "../menus/menuFor.ts";
import { namedReportPaths } from "../menus/reportLines.ts";

/** The sets of routes of staff and leaders by role and permission group: the one place that says who may open which screen. */
const pathSets: Readonly<Record<string, readonly string[]>> = {
  ...adminPaths,
  ...leaderPaths,
};

/** The path patterns that a person may open; none for a role without a set. */
export function officePaths(
  claims: Pick<Claims, "role" | "user_type" | "sees_curriculum_standards">,
): readonly string[] {
  const own = setNames(claims).flatMap((name) => pathSets[name] ?? []);
  return claims.sees_curriculum_standards ? [...own, ...namedReportPaths] : own;
}
