import { type Grade, grades, type Language } from "@kindling/contract";
import { invalid } from "../../core/errors.ts";
import { gatherRows, isGone, type RosterRow, type RosterTables } from "./readRoster.ts";
import { rosterSay } from "./rosterSay.ts";

/** A teacher or site leader of the roster. */
export interface Person {
  readonly row: number;
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: "Instructor" | "Site Leader";
  /** The places that the role is held at, by sourcedId. */
  readonly orgs: readonly string[];
  readonly grade: Grade | undefined;
  /** False if marked as deleted or disabled; undefined if unknown. */
  readonly isActive: boolean | undefined;
}

/** What people are here for what they are there. All others are passed over. */
const roleOf: Readonly<Record<string, Person["role"]>> = {
  teacher: "Instructor",
  administrator: "Site Leader",
  siteadministrator: "Site Leader",
  principal: "Site Leader",
};

interface Held {
  readonly role: Person["role"];
  readonly orgs: readonly string[];
}

const listed = (cell: string) =>
  cell
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Current roles from roles.csv (OneRoster 1.2); the primary role and its organization count. */
async function readRoles(
  tables: RosterTables,
  today: string,
  language: Language,
): Promise<Map<string, Held>> {
  const students = new Set<string>();
  const needed = ["userSourcedId", "role", "orgSourcedId"];
  const found = await gatherRows(tables, "roles.csv", needed, language, (row) => {
    const [user, word] = [row.cell("userSourcedId"), row.cell("role").toLowerCase()];
    const [begin, end] = [row.cell("beginDate"), row.cell("endDate")];
    const isOver = isGone(row) || (begin && begin > today) || (end && end < today);
    if (word === "student" && !isOver) students.add(user);
    const role = roleOf[word];
    if (!role || isOver) return undefined;
    return {
      user,
      role,
      org: row.cell("orgSourcedId"),
      isMain: row.cell("roleType").toLowerCase() === "primary",
    };
  });
  const byUser = Map.groupBy(found, ({ user }) => user);
  const held = new Map<string, Held>();
  for (const [user, roles] of byUser) {
    const main = roles.find(({ isMain }) => isMain) ?? roles[0];
    if (!main || students.has(user)) continue;
    const orgs = roles.filter(({ role }) => role === main.role).map(({ org }) => org);
    held.set(user, { role: main.role, orgs: [...new Set(orgs)] });
  }
  return held;
}

/** The only grade, if it is a known one. */
function gradeIn(cell: string): Grade | undefined {
  const words = listed(cell).map((word) =>
    /^kg$/i.test(word) ? "K" : word.toUpperCase().replace(/^0+(?=\d)/, ""),
  );
  const [only, another] = new Set(words);
  return another === undefined ? grades.find((grade) => grade === only) : undefined;
}

const enabled: Readonly<Record<string, boolean>> = { true: true, false: false };

/** Some systems use the username as email. */
const emailIn = (row: RosterRow) =>
  row.cell("email") || (row.cell("username").includes("@") ? row.cell("username") : "");

/**
 * The roster's teachers and leaders, and the number of others.
 * @throws Refusal invalid if there are no roles.
 */
export async function readPeople(
  tables: RosterTables,
  today: string,
  language: Language,
): Promise<{ people: Person[]; others: number }> {
  const roles = tables.has("roles.csv") ? await readRoles(tables, today, language) : undefined;
  let others = 0;
  let hasRoles = roles !== undefined;
  const needed = ["sourcedId", "givenName", "familyName"];
  const people = await gatherRows(tables, "users.csv", needed, language, (row): Person | undefined => {
    const id = row.cell("sourcedId");
    const own = row.cell("role").toLowerCase();
    hasRoles ||= own !== "";
    const role = roleOf[own];
    const held = own ? role && { role, orgs: listed(row.cell("orgSourcedIds")) } : roles?.get(id);
    if (!held) {
      others += 1;
      return undefined;
    }
    return {
      row: row.row,
      id,
      firstName: row.cell("givenName"),
      lastName: row.cell("familyName"),
      email: emailIn(row),
      ...held,
      grade: held.role === "Instructor" ? gradeIn(row.cell("grades")) : undefined,
      isActive: isGone(row) ? false : enabled[row.cell("enabledUser").toLowerCase()],
    };
  });
  if (!hasRoles && others > 0) throw invalid("file", rosterSay[language].noRoles);
  return { people, others };
}
