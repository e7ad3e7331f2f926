import { programPlanEndpoints as calls, type Language, planTypes } from "@kindling/contract";
import { invalid } from "../../core/errors.ts";
import { type Route, readRoute, route } from "../../core/route.ts";
import { planSay } from "./planSay.ts";
import { findAudience, offersFor, readOffers, readProgramPlan } from "./readProgramPlan.ts";
import { isWeekday } from "./schoolDays.ts";
import { copyWeek, setPart } from "./writeProgramPlan.ts";

/** @throws Refusal invalid at day if it is over, or on a weekend. */
function checkDay(day: string, today: string, language: Language): void {
  if (day < today || !isWeekday(day)) throw invalid("day", planSay[language].noSchoolDay);
}

/** What staff set for the school days of a program's classes. */
export const programPlanRoutes: Route[] = [
  readRoute(calls.plan, async ({ db, query, context }) => {
    const audience = await findAudience(db, query, context);
    return { data: await readProgramPlan(db, audience, query.day ?? context.today, context) };
  }),
  readRoute(calls.choices, async ({ db, query, context, language }) => {
    const audience = await findAudience(db, query, context);
    return { data: await offersFor(db, audience, query, language) };
  }),
  route(calls.set, async ({ db, body, context, language }) => {
    const audience = await findAudience(db, body, context);
    const { day, slot, type, object_id } = body;
    checkDay(day, context.today, language);
    const offers =
      type && planTypes[slot].includes(type) ? await readOffers(db, audience, [day], language) : [];
    const item = offers.find((each) => each.type === type && each.id === object_id);
    if (!item && (type || object_id)) throw invalid("object_id", planSay[language].notOffered);
    await setPart(db, audience, { day, slot }, item ?? null, context);
    const message = planSay[language][item ? "set" : "cleared"];
    return { data: await readProgramPlan(db, audience, day, context), message };
  }),
  route(calls.copy, async ({ db, body, context, language }) => {
    const audience = await findAudience(db, body, context);
    const done = await copyWeek(db, audience, body, context);
    return { data: done, message: planSay[language].copied(done.set, done.kept, done.left_out) };
  }),
];
