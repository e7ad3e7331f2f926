import { fieldLabel, ruleMessages, savedReports } from "@kindling/contract";
import { sql } from "kysely";
import type { z } from "zod";
import { rows } from "../../core/database.ts";
import type { Draft } from "../../core/entities/entity.ts";
import { invalid, unknownReference } from "../../core/errors.ts";
import type { Call } from "../../core/route.ts";
import { findPerson } from "../../core/server/loginCheck.ts";
import { personName } from "../../people/shared/personName.ts";
import { askFor, mayAskFor, type SavedChoice } from "./askFor.ts";
import { recipientsFor } from "./recipients.ts";
import { savedReportsSay } from "./savedReportsSay.ts";

type SavedRow = z.output<(typeof savedReports)["row"]>;
type Body = Draft<typeof savedReports>;
type Saving = Pick<Call, "db" | "context" | "services" | "language" | "caller">;

/**
 * Validates a saved report and completes its schedule. Owner and recipients must have access.
 * @throws Refusal invalid at the field.
 */
export async function completeSavedReport(call: Saving, body: Body, current?: SavedRow): Promise<Body> {
  const { db, context, services, language, caller } = call;
  const whole = { ...current, ...body };
  const choice: SavedChoice = {
    report: String(whole.report),
    filters: whole.filters ?? {},
    format: whole.format,
  };
  askFor(choice, caller, language, { ...services, db });
  await checkRecipients(call, choice, body.recipient_ids ?? [], current?.recipient_ids ?? []);
  const draft: Body = { ...body, ...scheduleOf(whole, language) };
  const isRescheduled = ["schedule", "weekday", "month_day", "recipient_ids"].some((field) => field in body);
  return {
    ...draft,
    ...(isRescheduled && { scheduled_at: services.now().toISOString() }),
    ...(!current && { owner_id: context.caller.id }),
  };
}

/** The day that goes with the schedule, and no other. */
function scheduleOf(whole: Partial<SavedRow> | Body, language: Saving["language"]): Body {
  const { schedule = null, weekday = null, month_day = null, recipient_ids = [] } = whole;
  const needed = { weekly: "weekday", monthly: "month_day" } as const;
  const field = schedule && needed[schedule];
  const required = (name: string) =>
    invalid(name, ruleMessages[language].required(fieldLabel(savedReports.labels, name, language)));
  if (field && !(field === "weekday" ? weekday : month_day)) throw required(field);
  if (field && recipient_ids.length === 0) throw required("recipient_ids");
  return {
    weekday: schedule === "weekly" ? weekday : null,
    month_day: schedule === "monthly" ? month_day : null,
  };
}

/** Existing recipients may stay; access is checked at every send. */
async function checkRecipients(
  { db, context, services, language }: Saving,
  choice: SavedChoice,
  wanted: readonly number[],
  before: readonly number[],
): Promise<void> {
  const added = wanted.filter((id) => !before.includes(id));
  if (added.length === 0) return;
  const found = await rows<{ id: number; name: string }>(
    db,
    sql`select t.id, ${personName("t")} as name from users t
      where t.id = any(${added}::int[]) and ${recipientsFor(choice.report, context)}`,
  );
  const known = new Map(found.map(({ id, name }) => [id, name]));
  for (const id of added) {
    const name = known.get(id);
    if (name === undefined) throw unknownReference("recipient_ids", savedReports.labels, language);
    const person = await findPerson(db, id);
    if (!person || !mayAskFor(choice, person, { ...services, db })) {
      throw invalid("recipient_ids", savedReportsSay[language].notTheirs(name));
    }
  }
}
