import { countUses } from "../../core/entities/uses.ts";
import { lockRow } from "../../core/entities/writing.ts";
import { invalid } from "../../core/errors.ts";
import { daysBetween } from "./days.ts";
import {
  attempt,
  type Changing,
  checkSeen,
  entityNamed,
  nameOfType,
  type Refused,
  titleOf,
} from "./manyRows.ts";
import { planningSay } from "./planningSay.ts";
import { redateSession } from "./redateSession.ts";
import { carryOut, type RedateBody, type RedateOutcome, type Step, tell } from "./redateSteps.ts";

/** Moves or copies a whole session or chosen activities to other dates. */
export async function redate(call: Changing, body: RedateBody): Promise<RedateOutcome> {
  const say = planningSay[call.language];
  const { session_id, items, days, start, to_session_id } = body;
  if ((session_id === undefined) === (items === undefined)) throw invalid("items", say.nameOne);
  const told = [days, start, to_session_id].filter((each) => each !== undefined);
  if (told.length !== 1) throw invalid("start", say.sayWhen);
  if (to_session_id !== undefined && !session_id) throw invalid("to_session_id", say.onlySessions);
  return session_id ? redateSession(call, body, session_id) : redateItems(call, body, items ?? []);
}

/** Moves activities by the same number of days; the first starts on `start`. */
async function redateItems(
  call: Changing,
  { days, start, copy = false }: RedateBody,
  items: NonNullable<RedateBody["items"]>,
): Promise<RedateOutcome> {
  const say = planningSay[call.language];
  const refused: Refused[] = [];
  const steps: Step[] = [];
  for (const { type, id, version } of items.toSorted((a, b) => a.id - b.id)) {
    const kind = nameOfType(type);
    const entity = entityNamed(call, kind);
    let title: string | null = null;
    const why = entity
      ? await attempt(call, entity, async () => {
          const row = await lockRow(call.db, entity, id, undefined, call.context);
          title = titleOf(row);
          checkSeen(row, version, say);
          const answered = !copy && (await countUses(call.db, entity, id)) > 0;
          const action = copy || answered ? "copy" : "move";
          steps.push({ kind, entity, row, action, why: answered ? say.answered : null });
        })
      : say.unknown;
    if (why) refused.push({ type, id, title, why });
  }
  const begins = steps.map(({ row }) => String(row["start"])).sort();
  const shift = days ?? daysBetween(begins[0] ?? start ?? "", start ?? "");
  const done: { step: Step; id: number }[] = [];
  for (const step of steps) {
    const why = await attempt(call, step.entity, async () => {
      done.push({ step, id: await carryOut(call, step, shift, {}) });
    });
    const { row } = step;
    if (why) {
      refused.push({ type: String(row["type"]), id: row["id"] as number, title: titleOf(row), why });
    }
  }
  return { days: shift, blocked: null, rows: await tell(call, done, shift), refused };
}
