import type { Language } from "@kindling/contract";
import { gatherRows, isGone, type RosterTables } from "./readRoster.ts";

/** A row of orgs.csv that is a district or a school. */
export interface Org {
  readonly row: number;
  readonly id: string;
  readonly kind: "district" | "site" | "other";
  readonly name: string;
  readonly parent: string;
  readonly isGone: boolean;
}

const kinds: Readonly<Record<string, Org["kind"]>> = {
  district: "district",
  local: "district",
  school: "site",
};

/** The roster's organizations. */
export function readOrgs(tables: RosterTables, language: Language): Promise<Org[]> {
  const needed = ["sourcedId", "name", "type"];
  return gatherRows(tables, "orgs.csv", needed, language, (row): Org => {
    return {
      row: row.row,
      id: row.cell("sourcedId"),
      kind: kinds[row.cell("type").toLowerCase()] ?? "other",
      name: row.cell("name"),
      parent: row.cell("parentSourcedId"),
      isGone: isGone(row),
    };
  });
}

/** The sourcedId of the district that a place belongs to, however many levels up; undefined when it names none. */
export function districtAbove(org: Org, orgs: ReadonlyMap<string, Org>): string | undefined {
  let parent = org.parent;
  for (let level = 0; parent !== "" && level < 20; level++) {
    const above = orgs.get(parent);
    if (!above || above.kind === "district") return parent;
    parent = above.parent;
  }
  return undefined;
}
