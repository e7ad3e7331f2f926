import { importSay } from "../../core/importing/importSay.ts";
import type { Roster } from "./roster.ts";
import type { Person } from "./rosterPeople.ts";
import { rosterSay } from "./rosterSay.ts";
import { numbered, type Part, type RosterWriter } from "./rosterWriter.ts";
import { idsOf, type StandingPerson, standingPeople } from "./standing.ts";
import type { Places } from "./writePlaces.ts";

/** A person's sites, or why they are unknown. */
type Where = { readonly sites: readonly number[] } | { readonly unknown: string } | "later" | "nowhere";

/** A person's sites: new ones from the roster or existing ones by sourcedId. */
function whereIs(person: Person, { orgs, sites }: Places, others: ReadonlyMap<string, number>): Where {
  const found: number[] = [];
  let isLater = false;
  for (const id of person.orgs) {
    const org = orgs.get(id);
    const site = org ? sites.get(id) : others.get(id);
    if (site !== undefined) found.push(site);
    else if (!org) return { unknown: id };
    else if (org.kind === "site" && !org.isGone) isLater = true;
  }
  if (isLater) return "later";
  return found.length > 0 ? { sites: found } : "nowhere";
}

function cellsOf(person: Person, stands: StandingPerson | undefined, sites: readonly number[]) {
  const isGone = person.isActive === false;
  const isActive = person.isActive ?? stands?.is_active ?? true;
  const own = {
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email || (stands?.email ?? ""),
    role: person.role,
    grade: person.grade ?? stands?.grade ?? "",
  };
  // For someone who left, only the status changes.
  const kept = isGone && stands ? { ...stands, grade: stands.grade ?? "" } : own;
  return {
    external_id: person.id,
    first_name: kept.first_name,
    last_name: kept.last_name,
    email: kept.email,
    role: kept.role,
    grade: kept.grade,
    school_ids: sites.map(numbered).join("; "),
    is_active: isActive ? "yes" : "no",
  };
}

/** Writes teachers and leaders; reports how many others were skipped. */
export async function writePeople(
  writer: RosterWriter,
  { people, others, placeColumn }: Roster,
  places: Places,
): Promise<void> {
  const { language } = writer.context;
  const say = rosterSay[language];
  const elsewhere = people.flatMap(({ orgs }) => orgs.filter((id) => !places.orgs.has(id)));
  const otherSites = await idsOf(writer.tx, "sites", [...new Set(elsewhere)]);
  const find = await standingPeople(writer.tx, people);
  const things = writer.entity("site").resource.labels[language].many;
  const rows: Part["rows"][number][] = [];
  const left = { staff: 0, gone: 0, placeless: 0 };
  for (const person of people) {
    const stands = find(person);
    if (stands && stands.role !== "Instructor" && stands.role !== "Site Leader") {
      left.staff += 1;
      continue;
    }
    if (!stands && person.isActive === false) {
      left.gone += 1;
      continue;
    }
    // Sites that aren't in the roster stay assigned.
    const kept = stands?.sites.filter(({ external_id }) => !places.orgs.has(external_id ?? "")) ?? [];
    const where = whereIs(person, places, otherSites);
    if (person.isActive === false && stands) {
      rows.push({
        row: person.row,
        cells: cellsOf(
          person,
          stands,
          stands.sites.map(({ id }) => id),
        ),
      });
    } else if (where === "nowhere") left.placeless += 1;
    else if (where !== "later" && "unknown" in where) {
      const msg = importSay[language].notFound(where.unknown, things);
      const place = { row: person.row, column: placeColumn, value: where.unknown };
      writer.errors.add({ file: "users.csv", ...place, msg, path: "school_ids" });
    } else if (where !== "later") {
      const sites = new Set([...where.sites, ...kept.map(({ id }) => id)]);
      rows.push({ row: person.row, cells: cellsOf(person, stands, [...sites]) });
    }
  }
  if (others > 0) writer.note("users.csv", say.others(others));
  if (left.placeless > 0) writer.note("users.csv", say.placeless(left.placeless));
  if (left.staff > 0) writer.note("users.csv", say.staff(left.staff));
  if (left.gone > 0) writer.note("users.csv", say.gone(left.gone));
  await writer.write({
    entity: "user",
    file: "users.csv",
    columns: {
      external_id: "sourcedId",
      first_name: "givenName",
      last_name: "familyName",
      email: "email",
      role: "role",
      grade: "grades",
      school_ids: "orgSourcedIds",
      is_active: "enabledUser",
    },
    rows,
  });
}
