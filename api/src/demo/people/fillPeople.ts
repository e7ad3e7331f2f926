import { demoAccounts } from "../../account/demoAccounts.ts";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertRows, madeAt } from "../shared/insertRows.ts";
import { randomOf } from "../shared/random.ts";
import { madeUpPeople } from "./madeUpPeople.ts";
import type { Person, PersonDraft } from "./person.ts";

/** Adds all users: demo accounts, leaders and 120 instructors. */
export async function fillPeople(
  { tx, calendar, begun, seed, passwordHash }: DemoRun,
  providers: readonly { readonly id: number; readonly name: string }[],
): Promise<Person[]> {
  const joined = begun.slice(0, 10);
  const named: PersonDraft[] = demoAccounts.map((account) => ({
    ...account,
    grade: account.grade ?? null,
    is_active: true,
    hasSignedIn: true,
    joined,
  }));
  const people = [...named, ...madeUpPeople(calendar, joined, randomOf(seed, "people"))];
  const providerIds = new Map(providers.map(({ name, id }) => [name, id]));
  const users = await insertRows(
    tx,
    "users",
    people.map((person, index) => ({
      first_name: person.first_name,
      last_name: person.last_name,
      email: person.email,
      role: person.role,
      user_type: person.user_type,
      provider_id: providerIds.get(person.provider ?? "") ?? null,
      grade: person.grade,
      is_active: person.is_active,
      external_id: person.role === "Instructor" ? `T-${1001 + index}` : null,
      password_hash: person.hasSignedIn ? passwordHash : null,
      new_login: !person.hasSignedIn,
      points: 0,
      confetti: true,
      // Demo accounts haven't signed in yet, so that they see the welcome.
      welcomed_at: person.hasSignedIn && index >= named.length ? `${person.joined}T09:00:00` : null,
      language: "en",
      ...madeAt(`${person.joined}T09:00:00`),
    })),
  );
  return people.map((person, index) => ({ ...person, id: users[index]?.id ?? 0 }));
}
