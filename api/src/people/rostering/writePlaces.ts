import { importSay } from "../../core/importing/importSay.ts";
import type { Roster } from "./roster.ts";
import { districtAbove, type Org } from "./rosterPlaces.ts";
import { rosterSay } from "./rosterSay.ts";
import { numbered, type Part, type RosterWriter } from "./rosterWriter.ts";
import { idsOf, standingSites } from "./standing.ts";

/** Where the sites of a roster belong. */
export interface Belonging {
  readonly provider_id: number;
  readonly program_id: number;
}

/** The places of a roster once they are written: what the file says of each, and the sites by sourcedId. */
export interface Places {
  readonly orgs: ReadonlyMap<string, Org>;
  readonly sites: ReadonlyMap<string, number>;
}

/** Writes the districts and schools of a roster. */
export async function writePlaces(
  writer: RosterWriter,
  { orgs: listed }: Roster,
  belonging: Belonging,
): Promise<Places> {
  const { language } = writer.context;
  const orgs = new Map(listed.map((org) => [org.id, org]));
  const others = listed.filter(({ kind }) => kind === "other").length;
  if (others > 0) writer.note("orgs.csv", rosterSay[language].places(others));
  const districts = listed.filter(({ kind }) => kind === "district");
  const schools = listed.filter(({ kind }) => kind === "site");

  const live = districts.filter((org) => !org.isGone);
  await writer.write({
    entity: "district",
    file: "orgs.csv",
    columns: { name: "name", external_id: "sourcedId" },
    rows: live.map(({ row, id, name }) => ({ row, cells: { name, external_id: id } })),
  });
  const gone = await writeSchools(writer, schools, orgs, belonging);
  const missing = gone + districts.length - live.length;
  if (missing > 0) writer.note("orgs.csv", rosterSay[language].gone(missing));
  return {
    orgs,
    sites: await idsOf(
      writer.tx,
      "sites",
      schools.map(({ id }) => id),
    ),
  };
}

/** Writes the schools; returns how many deleted ones don't exist here. */
async function writeSchools(
  writer: RosterWriter,
  schools: readonly Org[],
  orgs: ReadonlyMap<string, Org>,
  { provider_id, program_id }: Belonging,
): Promise<number> {
  const { language } = writer.context;
  const above = new Map(schools.map((school) => [school, districtAbove(school, orgs)]));
  const parents = [...new Set([...above.values()].filter((id) => id !== undefined))];
  const ids = await idsOf(writer.tx, "districts", parents);
  const find = await standingSites(writer.tx, schools, provider_id);
  const things = writer.entity("district").resource.labels[language].many;
  const rows: Part["rows"][number][] = [];
  let gone = 0;
  for (const school of schools) {
    const stands = find(school);
    const parent = above.get(school);
    if (school.isGone && !stands) {
      gone += 1;
      continue;
    }
    const known = parent === undefined ? stands?.district_id : ids.get(parent);
    if (parent !== undefined && known === undefined && !school.isGone) {
      // Districts in the file report errors at their own row.
      if (orgs.has(parent) && !orgs.get(parent)?.isGone) continue;
      const msg = importSay[language].notFound(parent, things);
      const place = { row: school.row, column: "parentSourcedId", value: parent };
      writer.errors.add({ file: "orgs.csv", ...place, msg, path: "district_id" });
      continue;
    }
    const district = known ?? stands?.district_id;
    const isActive = school.isGone ? false : (stands?.is_active ?? true);
    rows.push({
      row: school.row,
      cells: {
        name: school.isGone ? (stands?.name ?? school.name) : school.name,
        external_id: school.id,
        provider_id: numbered(provider_id),
        program_id: numbered(program_id),
        district_id: district ? numbered(district) : "",
        is_active: isActive ? "yes" : "no",
      },
    });
  }
  await writer.write({
    entity: "site",
    file: "orgs.csv",
    columns: {
      name: "name",
      external_id: "sourcedId",
      provider_id: "provider_id",
      program_id: "program_id",
      district_id: "parentSourcedId",
      is_active: "status",
    },
    rows,
  });
  return gone;
}
