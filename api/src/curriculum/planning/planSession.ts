import type { Entity } from "../../core/entities/entity.ts";
import { countUses } from "../../core/entities/uses.ts";
import { lockRow } from "../../core/entities/writing.ts";
import { type Changing, entityNamed, nameOfType } from "./manyRows.ts";
import { planningSay } from "./planningSay.ts";
import type { Step, StoredRow } from "./redateSteps.ts";
import { contentsOf, sameAt, sessionIsAnswered, standsElsewhere } from "./sessionContents.ts";

/** What is to happen to a session and to all that goes with it. */
export interface SessionPlan {
  /** Null when its contents go into another session. */
  readonly session: Step | null;
  readonly trait: Step | null;
  readonly themes: readonly Step[];
  readonly activities: readonly Step[];
}

interface Wish {
  readonly days: number;
  readonly copy: boolean;
  /** Whether the contents go into a session that is there already. */
  readonly intoAnother: boolean;
}

/** The storage of a resource that the portal can't be without. */
export function needed(call: Changing, name: string): Entity {
  const entity = entityNamed(call, name);
  if (!entity) throw new Error(`The ${name} entity is not registered`);
  return entity;
}

const idOf = (row: StoredRow) => row["id"] as number;

/** Decides and locks what to move: items with responses are copied, and shared or answered parts stay. */
export async function planSession(call: Changing, session: StoredRow, wish: Wish): Promise<SessionPlan> {
  const { db, context, language } = call;
  const say = planningSay[language];
  const contents = await contentsOf(call, session);
  const own: Step[] = [];
  let answersOwn = false;
  let answers = false;
  for (const { id, type } of contents.activities) {
    const kind = nameOfType(type);
    const entity = entityNamed(call, kind);
    if (!entity) continue;
    const row: StoredRow = await lockRow(db, entity, id, undefined, context);
    const answered = (await countUses(db, entity, id)) > 0;
    answers ||= answered;
    answersOwn ||= answered && row["session"] !== null;
    const why = answered && !wish.copy ? say.answered : null;
    own.push({ kind, entity, row, action: wish.copy || answered ? "copy" : "move", why });
  }
  const answered = answersOwn || (await sessionIsAnswered(db, idOf(session)));
  const stays = wish.intoAnother || wish.copy || answered;
  const action = stays ? "copy" : "move";
  const themes: Step[] = [];
  for (const id of contents.themeIds) {
    const entity = needed(call, "sessionTheme");
    const row: StoredRow = await lockRow(db, entity, id, undefined, context);
    themes.push({ kind: "sessionTheme", entity, row, action, why: stays && !wish.copy ? say.stays : null });
  }
  const trait = contents.traitId
    ? await planTrait(call, contents.traitId, session, wish, stays || answers)
    : null;
  const why = answered && !wish.copy ? say.sessionAnswered : null;
  return {
    session: wish.intoAnother
      ? null
      : { kind: "session", entity: needed(call, "session"), row: session, action, why },
    trait,
    themes,
    activities: own.map((step) => withTrait(step, trait, say.stays)),
  };
}

/** What is for every session goes with the trait: it moves only where the trait does. */
function withTrait(step: Step, trait: Step | null, why: string): Step {
  const isForAll = !step.row["session"] && !step.row["session_theme"];
  return isForAll && step.action === "move" && trait?.action !== "move"
    ? { ...step, action: "copy", why }
    : step;
}

async function planTrait(
  call: Changing,
  id: number,
  session: StoredRow,
  { days, copy }: Wish,
  stays: boolean,
): Promise<Step> {
  const { db, context, language } = call;
  const say = planningSay[language];
  const kind = "trait";
  const entity = needed(call, kind);
  const row: StoredRow = await lockRow(db, entity, id, undefined, context);
  const elsewhere = await standsElsewhere(db, id, idOf(session));
  const answered = (await countUses(db, entity, id)) > 0;
  if (!stays && !elsewhere && !answered) return { kind, entity, row, action: "move", why: null };
  const instead = await sameAt(db, { table: "traits", row, days });
  if (instead) return { kind, entity, row, action: "keep", why: say.thereAlready, instead };
  const why = elsewhere ? say.sharedWith(elsewhere) : answered ? say.answered : say.stays;
  return { kind, entity, row, action: "copy", why: copy ? null : why };
}
