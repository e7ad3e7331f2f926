import { type PlanSlot, planTypes } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, rows } from "../../core/database.ts";
import { record } from "../../core/entities/audit.ts";
import type { Context, Sql } from "../../core/entities/entity.ts";
import { addDays } from "../../curriculum/planning/days.ts";
import { classContents } from "../classContents.ts";
import { type Audience, readOffers, weekOf } from "./readProgramPlan.ts";

/** A part of a day with what fills it. */
interface Part {
  readonly day: string;
  readonly slot: PlanSlot;
  readonly type: string;
  readonly id: number;
  readonly title: string;
}

/** A part of a day. */
type Place = Pick<Part, "day" | "slot">;

/** Keeps others from changing the program's plan until this change is done. */
async function lockPlan(db: Db, { program }: Audience): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('planned_items'), ${program.id})`.execute(db);
}

/** The rows (`p`) of these classes. */
const ofThese = ({ program, level }: Audience): Sql =>
  sql`p.program_id = ${program.id} and p.level_id is not distinct from ${level?.id ?? null}::int`;

const selectParts = (
  context: Context,
): Sql => sql`select p.day::text as day, p.slot, p.type, p.object_id as id, a.title
  from planned_items p join ${classContents(context.language)} a on a.type = p.type and a.id = p.object_id`;

/** Sets parts that are free; what is left there of a deleted episode gives way. */
async function insertParts(db: Db, { program, level }: Audience, parts: readonly Part[], context: Context) {
  await sql`insert into planned_items (program_id, level_id, day, slot, type, object_id, set_by)
    select ${program.id}, ${level?.id ?? null}::int, n.day, n.slot, n.type, n.id, ${context.caller.id}
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as n (day date, slot text, type text, id int)
    on conflict (program_id, day, slot, level_id) do update
      set type = excluded.type, object_id = excluded.object_id, set_by = excluded.set_by, set_at = now()`.execute(
    db,
  );
}

/** Writes to the audit log, what is set now and was before. */
async function tell(
  db: Db,
  { program, level }: Audience,
  changes: readonly { readonly before: readonly Part[]; readonly after: readonly Part[] }[],
  context: Context,
): Promise<void> {
  const told = (parts: readonly Part[]) =>
    parts.map(({ day, slot, title }) => ({
      day,
      slot,
      ...(level ? { level: { name: level.name } } : {}),
      title,
    }));
  const entries = changes.map(({ before, after }) => ({
    id: program.id,
    name: program.name,
    before: { planned: told(before) },
    after: { planned: told(after) },
  }));
  await record(db, { resource: { name: "programPlan" } }, "update", entries, context);
}

/** Sets a part of a day, or leaves it to each class again; does nothing if it is so already. */
export async function setPart(
  db: Db,
  audience: Audience,
  { day, slot }: Place,
  item: Omit<Part, keyof Place> | null,
  context: Context,
): Promise<void> {
  await lockPlan(db, audience);
  const here = sql`${ofThese(audience)} and p.day = ${day}::date and p.slot = ${slot}`;
  const before = await first<Part>(db, sql`${selectParts(context)} where ${here}`);
  if (before?.type === item?.type && before?.id === item?.id) return;
  await sql`delete from planned_items p where ${here}`.execute(db);
  const after = item ? [{ day, slot, type: item.type, id: item.id, title: item.title }] : [];
  await insertParts(db, audience, after, context);
  await tell(db, audience, [{ before: before ? [before] : [], after }], context);
}

/** Copies a week to those after it. What is set there is kept, and what its classes wouldn't see then is left out. */
export async function copyWeek(
  db: Db,
  audience: Audience,
  { day, weeks }: { readonly day: string; readonly weeks: number },
  context: Context,
) {
  await lockPlan(db, audience);
  const days = weekOf(day);
  const [monday = day] = days;
  const last = addDays(monday, 7 * weeks + 4);
  const stored = await rows<Part>(
    db,
    sql`${selectParts(context)} where ${ofThese(audience)} and p.day between ${monday}::date and ${last}::date order by p.day, p.slot`,
  );
  const source = stored.filter((part) => days.includes(part.day));
  const taken = new Set(stored.map((part) => `${part.day} ${part.slot}`));
  const done = { set: 0, kept: 0, left_out: 0 };
  const changes: { before: Part[]; after: Part[] }[] = [];
  for (let nth = 1; nth <= weeks; nth++) {
    const wanted = source
      .map((part) => ({ ...part, day: addDays(part.day, 7 * nth) }))
      .filter((part) => part.day >= context.today);
    if (wanted.length === 0) continue;
    const free = wanted.filter((part) => !taken.has(`${part.day} ${part.slot}`));
    const offers = await readOffers(
      db,
      audience,
      days.map((each) => addDays(each, 7 * nth)),
      context.language,
    );
    const isOpen = (part: Part) =>
      planTypes[part.slot].includes(part.type) &&
      offers.some(({ type, id, opens }) => type === part.type && id === part.id && opens.includes(part.day));
    const after = free.filter(isOpen);
    done.set += after.length;
    done.kept += wanted.length - free.length;
    done.left_out += free.length - after.length;
    if (after.length > 0) changes.push({ before: [], after });
  }
  await insertParts(
    db,
    audience,
    changes.flatMap(({ after }) => after),
    context,
  );
  await tell(db, audience, changes, context);
  return done;
}
