import type { ProgramIds } from "../curriculum/fillPrograms.ts";
import type { Person } from "../people/person.ts";
import { addDays } from "../shared/calendar.ts";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertLinks, insertRows, madeAt } from "../shared/insertRows.ts";

interface Placed {
  readonly people: readonly Person[];
  readonly programIds: ProgramIds;
  readonly charityIds: readonly number[];
}

/** Adds two sponsors with their pledges for this school year, and what came in of one. */
export async function fillSponsors(
  { tx, calendar, begun }: DemoRun,
  { people, programIds, charityIds }: Placed,
): Promise<void> {
  const thisYear = calendar.sessions.filter(({ year }) => year === calendar.current.year);
  const [from_on = "", until_on = ""] = [thisYear.at(0)?.start, thisYear.at(-1)?.end];
  const [bank, books] = await insertRows(tx, "sponsors", [
    {
      name: "Harbor Light Credit Union",
      contact_name: "Maria Castellanos",
      email: "maria.castellanos@harbor.example",
      ...madeAt(begun),
    },
    {
      name: "Maple & Main Books",
      contact_name: "Owen Farley",
      email: "owen.farley@maplemain.example",
      ...madeAt(begun),
    },
  ]);
  const made = madeAt(`${addDays(from_on, -12)}T10:15:00`);
  const terms = { from_on, until_on, point_cents: null, amount_cents: null, cap_cents: null, ...made };
  const [whole, charity, perPoint] = await insertRows(tx, "pledges", [
    {
      ...terms,
      sponsor_id: bank?.id,
      name: `School year ${calendar.current.year}`,
      kind: "amount",
      amount_cents: 60_000,
    },
    {
      ...terms,
      sponsor_id: bank?.id,
      name: "For the first charity chosen",
      kind: "amount",
      amount_cents: 5000,
    },
    {
      ...terms,
      sponsor_id: books?.id,
      name: "Two cents a point",
      kind: "per_point",
      point_cents: 2,
      cap_cents: 25_000,
    },
  ]);
  await insertLinks(tx, "pledge_charities", [{ pledge_id: charity?.id, charity_id: charityIds[0] }]);
  await insertLinks(tx, "pledge_programs", [{ pledge_id: perPoint?.id, program_id: programIds.in_school }]);
  const received_on = addDays(from_on, 16);
  await insertRows(tx, "sponsor_receipts", [
    {
      pledge_id: whole?.id,
      amount_cents: 30_000,
      received_on,
      method: "check",
      reference: "No. 2204",
      received_by: people.find(({ email }) => email === "charities@kindling.example")?.id,
      ...madeAt(`${received_on}T11:30:00`),
    },
  ]);
}
