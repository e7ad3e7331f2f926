import { sessions } from "@kindling/contract";
import type { Draft } from "../../core/entities/entity.ts";
import { findOne } from "../../core/entities/reading.ts";
import { changeRow, lockRow } from "../../core/entities/writing.ts";
import { invalid, unknownReference } from "../../core/errors.ts";
import { daysBetween } from "./days.ts";
import { attempt, type Changing, type Refused, titleOf } from "./manyRows.ts";
import { nextYearsName } from "./nextYearsName.ts";
import { planningSay } from "./planningSay.ts";
import { needed, planSession, type SessionPlan } from "./planSession.ts";
import {
  carryOut,
  type RedateBody,
  type RedateOutcome,
  type Step,
  type StoredRow,
  tell,
} from "./redateSteps.ts";
import { sameAt } from "./sessionContents.ts";

/** Moves a session with its themes, its trait and all their activities, or copies it. */
export async function redateSession(call: Changing, body: RedateBody, id: number): Promise<RedateOutcome> {
  const { db, context, language } = call;
  const entity = needed(call, "session");
  const sessionAt = async (path: "session_id" | "to_session_id", wanted: number): Promise<StoredRow> => {
    const found = await findOne(db, entity, wanted, context);
    if (!found) throw unknownReference(path, sessions.labels, language);
    return lockRow(db, entity, wanted, undefined, context);
  };
  const session = await sessionAt("session_id", id);
  const target = body.to_session_id ? await sessionAt("to_session_id", body.to_session_id) : null;
  const begins = String(target ? target["start"] : body.start);
  const days = body.days ?? daysBetween(String(session["start"]), begins);
  const plan = await planSession(call, session, {
    days,
    copy: body.copy ?? false,
    intoAnother: target !== null,
  });
  const run = new SessionRun(call, days);
  if (target) run.noteGone("session", id, target["id"] as number);
  const blocked = await run.begin(plan, body.name ?? nextYearsName(titleOf(session), days));
  if (blocked) {
    if (!body.dry_run) throw invalid("start", blocked);
    return { days, blocked, rows: await tellPlan(call, plan, days), refused: [] };
  }
  await run.themes(plan, session);
  await run.activities(plan);
  return { days, blocked: null, rows: inOrder(await tell(call, run.done, days)), refused: run.refused };
}

type Reference = { readonly id: number } | null;
type Thing = "session" | "sessionTheme" | "trait";

/** Writes a plan row by row; notes and skips what fails. */
class SessionRun {
  readonly done: { step: Step; id: number }[] = [];
  readonly refused: Refused[] = [];
  readonly #call: Changing;
  readonly #days: number;
  /** New ids of moved references by old id; null if not moved. */
  readonly #gone = new Map<string, number | null>();

  constructor(call: Changing, days: number) {
    this.#call = call;
    this.#days = days;
  }

  noteGone(thing: string, from: number, to: number | null): void {
    this.#gone.set(`${thing} ${from}`, to);
  }

  #mapped(thing: Thing, reference: unknown): number | null {
    const { id } = (reference as Reference) ?? {};
    if (id === undefined) return null;
    const to = this.#gone.get(`${thing} ${id}`);
    return to === undefined ? id : to;
  }

  async #carryOut(step: Step, changes: Draft): Promise<string | null> {
    const own = step.row["id"] as number;
    const why = await attempt(this.#call, step.entity, async () => {
      const id = await carryOut(this.#call, step, this.#days, changes);
      this.done.push({ step, id });
      this.noteGone(step.kind, own, id);
    });
    if (!why) return null;
    this.noteGone(step.kind, own, null);
    this.refused.push({ type: step.kind, id: own, title: titleOf(step.row), why });
    return why;
  }

  /** Writes the trait, then the session; returns what prevents it. */
  async begin({ trait, session }: SessionPlan, name: string): Promise<string | null> {
    if (trait) await this.#carryOut(trait, {});
    if (!session) return null;
    const trait_id = this.#mapped("trait", session.row["trait"]);
    // The first theme of a copy is set once the themes are there.
    return this.#carryOut(
      session,
      session.action === "copy" ? { trait_id, name, theme_id: null } : { trait_id },
    );
  }

  async themes({ themes, session }: SessionPlan, old: StoredRow): Promise<void> {
    const { db, context, services } = this.#call;
    const session_id = this.#mapped("session", old);
    for (const step of themes) await this.#carryOut(step, { session_id });
    const theme_id = this.#mapped("sessionTheme", old["theme"]);
    if (session?.action !== "copy" || !session_id || !theme_id) return;
    const made = await lockRow(db, session.entity, session_id, undefined, context);
    await changeRow(db, session.entity, made, { theme_id }, context, services.entities);
  }

  async activities({ activities }: SessionPlan): Promise<void> {
    const { db, language } = this.#call;
    for (const step of activities) {
      const { row } = step;
      const changes = {
        session_id: this.#mapped("session", row["session"]),
        session_theme_id: this.#mapped("sessionTheme", row["session_theme"]),
        trait_id: this.#mapped("trait", row["trait"]),
      };
      const instead =
        step.action === "copy" &&
        (await sameAt(db, { table: "activities", row, days: this.#days, session: changes.session_id }));
      const why = planningSay[language].thereAlready;
      await this.#carryOut(instead ? { ...step, action: "keep", why, instead } : step, changes);
    }
  }
}

const ranks = ["session", "trait", "sessionTheme"];

/** The session first, then what it is about, then what is done in it, each as it begins. */
function inOrder<T extends { kind: string; from: { start: string } }>(rows: T[]): T[] {
  const rank = ({ kind }: T) => (ranks.includes(kind) ? ranks.indexOf(kind) : ranks.length);
  return rows.toSorted((a, b) => rank(a) - rank(b) || a.from.start.localeCompare(b.from.start));
}

/** The result if nothing had failed. */
async function tellPlan(call: Changing, { session, trait, themes, activities }: SessionPlan, days: number) {
  const steps = [...(session ? [session] : []), ...(trait ? [trait] : []), ...themes, ...activities];
  return inOrder(
    await tell(
      call,
      steps.map((step) => ({ step, id: step.row["id"] as number })),
      days,
    ),
  );
}
