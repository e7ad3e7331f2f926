import type { Context } from "../../core/entities/entity.ts";
import { readRoster } from "./readRoster.ts";
import { type Person, readPeople } from "./rosterPeople.ts";
import { type Org, readOrgs } from "./rosterPlaces.ts";
import { readTerms, type Term } from "./rosterTerms.ts";

/** What of an export belongs here, and how much of it does not. */
export interface Roster {
  readonly orgs: readonly Org[];
  readonly people: readonly Person[];
  /** How many people are neither teachers nor lead a site: nothing else is known of them. */
  readonly others: number;
  readonly terms: readonly Term[];
  readonly coarser: number;
  readonly placeColumn: string;
}

/** Reads a OneRoster 1.1 or 1.2 export. */
export async function parseRoster(
  content: Buffer | undefined,
  { language, today }: Pick<Context, "language" | "today">,
): Promise<Roster> {
  const tables = await readRoster(content, language);
  return {
    orgs: await readOrgs(tables, language),
    ...(await readPeople(tables, today, language)),
    ...(await readTerms(tables, language)),
    placeColumn: tables.has("roles.csv") ? "orgSourcedId (roles.csv)" : "orgSourcedIds",
  };
}
