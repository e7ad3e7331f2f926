import { demoAccounts } from "../../account/demoAccounts.ts";
import { addDays, type Calendar } from "../shared/calendar.ts";
import type { Random } from "../shared/random.ts";
import { firstNames, lastNames } from "./names.ts";
import type { PersonDraft } from "./person.ts";
import { providerContents, type SiteContent } from "./placeContents.ts";

const instructorsASite = 5;
const newcomers = 0.18;

/** People with a second site, by site abbreviation. */
const alsoLeads: Readonly<Record<string, string>> = { LIN: "CAC", HPE: "LCC" };
const alsoTeaches: Readonly<Record<string, string>> = { LIN: "CAC", HPE: "LCC", TWE: "HSC", CPE: "WFE" };

/** The instructors that left, and those that were invited last week, by site and by their place at it. */
const left = new Set(["OHA 3", "EHS 1", "WFE 2"]);
const invited = new Set(["LIN 2", "TWE 0", "PMS 3", "RHS 4"]);

/** Logins that the staff of a site share, by site and by place: their teachers are generic ones. */
const sharedLogins: Readonly<Record<string, { first_name: string; last_name: string; email: string }>> = {
  "FSC 0": { first_name: "Clubhouse", last_name: "Team", email: "team@fernstreet.example" },
  "SAL 0": { first_name: "Early Learning", last_name: "Team", email: "team@saltmarsh.example" },
};

type Role = "Provider Leader" | "Site Leader" | "Instructor";

/** Makes up the leaders and instructors beside the accounts that the console names; `begun` is the day most joined. */
export function madeUpPeople(calendar: Calendar, begun: string, random: Random): PersonDraft[] {
  const somebody = namer(random, begun);
  const sites = providerContents.flatMap(({ sites: own, domain }) => own.map((site) => ({ site, domain })));
  return [
    ...providerContents.map(({ name, domain }) => somebody("Provider Leader", domain, { provider: name })),
    ...sites
      .filter(({ site }) => needsLeader(site))
      .map(({ site, domain }) => somebody("Site Leader", domain, { sites: withOther(site, alsoLeads) })),
    ...sites.flatMap(({ site }, index) =>
      openPlaces(site).map((place) =>
        somebody("Instructor", `${site.name.toLowerCase().replace(/[^a-z]/g, "")}.example`, {
          ...instructor(site, place, index),
          ...(invited.has(`${site.abbreviation} ${place}`)
            ? { hasSignedIn: false, joined: addDays(calendar.today, -7) }
            : {
                joined: random.chance(newcomers) ? addDays(calendar.sessions[5]?.start ?? begun, -10) : begun,
              }),
        }),
      ),
    ),
  ];
}

/** Makes people with names of their own: the lists are of different lengths, so that no pair comes twice. */
function namer(random: Random, joined: string) {
  const [firsts, lasts] = [random.shuffled(firstNames), random.shuffled(lastNames)];
  let count = 0;
  return (role: Role, domain: string, rest: Partial<PersonDraft>): PersonDraft => {
    const first_name = firsts[count % firsts.length] ?? "";
    const last_name = lasts[count % lasts.length] ?? "";
    count += 1;
    const email = `${first_name}.${last_name}@${domain}`.toLowerCase();
    const usual = { user_type: [], grade: null, is_active: true, hasSignedIn: true, sites: [], joined };
    return { ...usual, first_name, last_name, email, role, ...rest };
  };
}

function needsLeader({ abbreviation }: SiteContent): boolean {
  const isLed = demoAccounts.some(
    ({ role, sites }) => role === "Site Leader" && sites.includes(abbreviation),
  );
  return !isLed && !Object.values(alsoLeads).includes(abbreviation);
}

function withOther({ abbreviation }: SiteContent, also: Readonly<Record<string, string>>): string[] {
  const other = also[abbreviation];
  return other === undefined ? [abbreviation] : [abbreviation, other];
}

/** The places of a site's instructors, from 0, that no account of the console's takes. */
function openPlaces({ abbreviation }: SiteContent): number[] {
  const taken = demoAccounts.filter(({ role, sites }) => role === "Instructor" && sites[0] === abbreviation);
  return Array.from({ length: instructorsASite - taken.length }, (_, place) => place);
}

function instructor(site: SiteContent, place: number, index: number) {
  return {
    grade: site.grades[(place + index) % site.grades.length] ?? null,
    is_active: !left.has(`${site.abbreviation} ${place}`),
    ...sharedLogins[`${site.abbreviation} ${place}`],
    sites: place === instructorsASite - 1 ? withOther(site, alsoTeaches) : [site.abbreviation],
  };
}
