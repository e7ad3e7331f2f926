import { weekPlanEndpoints as calls, type Language, type PlanSlot, planTypes } from "@kindling/contract";
import { sql } from "kysely";
import type { Db } from "../../core/database.ts";
import { invalid } from "../../core/errors.ts";
import { type Route, route } from "../../core/route.ts";
import type { Services } from "../../core/services.ts";
import { addDays } from "../../curriculum/planning/days.ts";
import { snapshotRoute } from "../../people/shared/snapshotRoute.ts";
import { enterClassroom } from "../enterClassroom.ts";
import { planSay } from "./planSay.ts";
import { choicesFor, type PlanInput } from "./planWeek.ts";
import { readPlan, readPlanInput } from "./readPlan.ts";

/** After how many days a swap is of no use. */
const keptDays = 31;

/** Where a swap goes. */
interface Place {
  readonly userId: number;
  readonly schoolId: number;
  readonly day: string;
  readonly slot: PlanSlot;
}

async function writeSwap(db: Db, place: Place, item: { type: string; id: number } | null, today: string) {
  const { userId, schoolId, day, slot } = place;
  await sql`delete from plan_swaps where user_id = ${userId} and school_id = ${schoolId}
    and (day < ${addDays(today, -keptDays)}::date or (day = ${day}::date and slot = ${slot}))`.execute(db);
  if (!item) return;
  await sql`insert into plan_swaps (user_id, school_id, day, slot, type, object_id)
    values (${userId}, ${schoolId}, ${day}, ${slot}, ${item.type}, ${item.id})
    on conflict (user_id, school_id, day, slot) do update
      set type = excluded.type, object_id = excluded.object_id, swapped_at = now()`.execute(db);
}

const yearOf = ({ settings: { schoolYearStart } }: Services) => ({ schoolYearStart });

/** @throws Refusal invalid at day if it isn't one of the plan's days. */
function checkDay({ days }: PlanInput, day: string, language: Language): void {
  if (!days.includes(day)) throw invalid("day", planSay[language].notPlanned);
}

/** A class's plan of five school days, and what its teacher puts into it. */
export const planRoutes: Route[] = [
  snapshotRoute(calls.plan, async ({ db, query, context, services }) => {
    const room = await enterClassroom(db, query.school_id, context);
    return { data: await readPlan(db, room, { ...context, ...yearOf(services) }) };
  }),
  snapshotRoute(calls.planChoices, async ({ db, query, context, services, language }) => {
    const room = await enterClassroom(db, query.school_id, context);
    const input = await readPlanInput(db, room, { ...context, ...yearOf(services) });
    checkDay(input, query.day, language);
    return { data: choicesFor(input, query.day, query.slot) };
  }),
  route(calls.swapPlan, async ({ db, body, context, services, language }) => {
    const room = await enterClassroom(db, body.school_id, context);
    const moment = { ...context, ...yearOf(services) };
    const input = await readPlanInput(db, room, moment);
    const { day, slot } = body;
    checkDay(input, day, language);
    const { type, object_id } = body;
    const item = planTypes[slot].includes(type ?? "")
      ? input.items.find((each) => each.type === type && each.id === object_id && each.opens.includes(day))
      : undefined;
    if (!item && (type || object_id)) throw invalid("object_id", planSay[language].notOpen);
    await writeSwap(db, { ...room, day, slot }, item ?? null, context.today);
    const message = planSay[language][item ? "swapped" : "restored"];
    return { data: await readPlan(db, room, moment), message };
  }),
];
