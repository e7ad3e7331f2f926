import type { BodyOf, CalendarKind, curriculumChangeEndpoints, Redated } from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../../core/database.ts";
import type { Draft, Entity } from "../../core/entities/entity.ts";
import { changeRow, createRow } from "../../core/entities/writing.ts";
import { type Changing, type Refused, titleOf } from "./manyRows.ts";
import { draftOfCopy, shiftedDates, shiftedParts } from "./shiftedDraft.ts";

export type RedateBody = BodyOf<typeof curriculumChangeEndpoints.redate>;

/** What a change of dates did, or would do. */
export interface RedateOutcome {
  readonly days: number;
  readonly blocked: string | null;
  readonly rows: Redated[];
  readonly refused: Refused[];
}

export type StoredRow = Readonly<Record<string, unknown>>;

/** What is to happen to one row. */
export interface Step {
  readonly kind: CalendarKind;
  readonly entity: Entity;
  /** The row as it is, locked. */
  readonly row: StoredRow;
  readonly action: Redated["action"];
  readonly why: string | null;
  /** For what is kept: the row that is there already. */
  readonly instead?: number;
}

const dates = (row: StoredRow) => ({ start: String(row["start"]), end: String(row["end"]) });
const idOf = (row: StoredRow) => row["id"] as number;

/** A step for the reply; `result` is the row on the new dates. */
function toldOf(step: Step, title: string, days: number, result: Redated["result"]): Redated {
  const from = dates(step.row);
  const to = shiftedDates(from, days) as typeof from;
  return { kind: step.kind, id: idOf(step.row), title, action: step.action, from, to, why: step.why, result };
}

/** Carries out a step, with changes beside the dates; returns the id of the row at the new dates. */
export async function carryOut(
  { db, context, services }: Changing,
  { entity, row, action, instead }: Step,
  days: number,
  changes: Draft,
): Promise<number> {
  if (action === "keep") return instead ?? idOf(row);
  if (action === "move") {
    const draft = { ...shiftedDates(row, days), ...shiftedParts(entity, row, days), ...changes };
    await changeRow(db, entity, row as never, draft, context, services.entities);
    return idOf(row);
  }
  const draft = { ...(await draftOfCopy(db, entity, idOf(row), days)), ...changes };
  const made = await createRow(db, entity, draft, context, services.entities);
  return made["id"] as number;
}

/** Row versions after all changes. */
async function versionsOf({ db }: Changing, entity: Entity, ids: readonly number[]) {
  const found = await rows<{ id: number; version: number }>(
    db,
    sql`select id, version from ${sql.table(entity.table)} where id = any(${ids}::int[])`,
  );
  return new Map(found.map(({ id, version }) => [id, version]));
}

/** The completed steps for the reply, with final row versions. */
export async function tell(
  call: Changing,
  done: readonly { readonly step: Step; readonly id: number }[],
  days: number,
): Promise<Redated[]> {
  const byEntity = Map.groupBy(done, ({ step }) => step.entity);
  const versions = new Map<unknown, Map<number, number>>();
  for (const [entity, group] of byEntity) {
    const ids = group.map(({ id }) => id);
    versions.set(entity, await versionsOf(call, entity, ids));
  }
  return done.map(({ step, id }) => {
    const version = versions.get(step.entity)?.get(id) ?? 1;
    const result = step.action === "keep" ? null : { id, version };
    return toldOf(step, titleOf(step.row), days, result);
  });
}
