import { demoAccounts } from "../../account/demoAccounts.ts";
import type { ProgramKind } from "../curriculum/fillPrograms.ts";
import type { DemoSite } from "../people/fillPlaces.ts";
import type { Person } from "../people/person.ts";
import { addDays, type Calendar } from "../shared/calendar.ts";
import type { Random } from "../shared/random.ts";

/** A demo class with its response habits. */
export interface DemoClass {
  readonly userId: number;
  readonly siteId: number;
  readonly kind: ProgramKind;
  readonly grade: string;
  readonly students: number;
  /** The share of openings that it takes up. */
  readonly keenness: number;
  /** How its mornings usually feel, from 2 to 4. */
  readonly mood: number;
  /** Its first and its last day so far. */
  readonly from: string;
  readonly until: string;
  /** Demo sign-ins keep unfinished work to try out. */
  readonly isShown: boolean;
}

const shareFallenSilent = 0.08;
/** Days since a former instructor left. */
const daysSinceLeft = 60;

/** The end of a class; null while it exists. */
export function endOfClass(
  { is_active }: Person,
  { content }: DemoSite,
  { today, sessions }: Calendar,
): string | null {
  if (content.is_active === false) return sessions[4]?.end ?? today;
  return is_active ? null : addDays(today, -daysSinceLeft);
}

/** All classes, past and present; some are more active than others and a few are silent. */
export function demoClasses(
  people: readonly Person[],
  sites: readonly DemoSite[],
  calendar: Calendar,
  random: Random,
): DemoClass[] {
  const { today } = calendar;
  const teachers = people.filter((person) => person.role === "Instructor" && person.hasSignedIn);
  const isNamed = ({ email }: Person) => demoAccounts.some((account) => account.email === email);
  const ledSites = demoAccounts
    .filter(({ role }) => role === "Site Leader")
    .flatMap((leader) => leader.sites);
  // The demo leader has a silent class.
  const missed = teachers.find(
    (person) => !isNamed(person) && person.sites.some((one) => ledSites.includes(one)),
  );
  return teachers.flatMap((person) =>
    person.sites.flatMap((abbreviation) => {
      const site = sites.find((one) => one.abbreviation === abbreviation);
      if (!site || person.grade === null) return [];
      const isShown = isNamed(person);
      const isSilent = (random.chance(shareFallenSilent) && !isShown) || person === missed;
      const silentSince = addDays(today, -random.between(21, 50));
      const last = isSilent ? silentSince : addDays(today, -1);
      return {
        userId: person.id,
        siteId: site.id,
        kind: site.content.program,
        grade: person.grade,
        students: random.between(14, 28),
        keenness: isShown ? 0.8 : 0.25 + 0.7 * random.next(),
        mood: random.between(2, 4),
        from: person.joined,
        until: endOfClass(person, site, calendar) ?? last,
        isShown,
      };
    }),
  );
}
