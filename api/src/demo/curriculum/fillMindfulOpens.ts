import { activityTypes, defaultQuestions, type Question } from "@kindling/contract";
import { addDays } from "../shared/calendar.ts";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertRows, madeAt } from "../shared/insertRows.ts";
import type { LevelIds } from "./fillPrograms.ts";
import type { DemoSession } from "./fillSessions.ts";
import { illustrated } from "./illustrate.ts";
import type { MindfulScript } from "./mindfulScripts.ts";
import { type PlannedOpen, planMindfulOpens } from "./planMindfulOpens.ts";

/** An opening of the demo program that classes may have answered. */
export interface DemoOpen extends PlannedOpen {
  readonly id: number;
  readonly questions: readonly Question[];
}

/** The questions of an opening: those every one has, with its own before the reflection. */
function questionsOf({ asks }: MindfulScript): Question[] {
  const questions = defaultQuestions("mindfulOpen", "en");
  return asks ? questions.toSpliced(-1, 0, asks) : questions;
}

/** Adds the mindful openings of both school years. */
export async function fillMindfulOpens(
  { tx, calendar, begun }: DemoRun,
  refs: {
    readonly levelIds: LevelIds;
    readonly traitIds: readonly number[];
    readonly sessions: readonly DemoSession[];
    readonly categoryId: number | undefined;
  },
): Promise<DemoOpen[]> {
  const opens = planMindfulOpens(calendar);
  const rows = await insertRows(
    tx,
    "activities",
    opens.map((open) => {
      const { script, start, end, level, place, theme } = open;
      const session =
        theme === null
          ? undefined
          : refs.sessions.find((one) => one.kind === "in_school" && one.place === place);
      const prepared = addDays(start < calendar.today ? start : calendar.today, -21);
      return {
        type: activityTypes.mindfulOpen.key,
        title: script.title,
        start,
        end,
        level_id: level === null ? null : refs.levelIds.get(level),
        trait_id: place === null ? null : refs.traitIds[place],
        session_theme_id: session?.themes[theme ?? 0]?.id ?? null,
        session_id: session?.id ?? null,
        category_id: refs.categoryId,
        standard_1: script.standards[0],
        standard_2: script.standards[1] ?? null,
        standards_visible: place !== null && place % 2 === 0,
        attachment_visible: true,
        is_approved: open.isApproved,
        is_active: open.isActive,
        will_visit: open.willVisit,
        instructions: script.instructions ?? null,
        questions: questionsOf(script),
        details: illustrated(
          "mindfulOpen",
          { title: script.title, place },
          {
            introduction: script.ready ?? null,
            script: script.script.map(({ say }) => say).join("\n\n"),
            script_notes: script.script.some(({ note }) => note)
              ? script.script.map(({ note }) => note)
              : null,
            duration_seconds: script.quiet,
            breathing: script.breathing ?? null,
          },
        ),
        ...madeAt(`${prepared < begun ? begun.slice(0, 10) : prepared}T11:00:00`),
      };
    }),
  );
  return rows.map(({ id, questions }, index) => ({ ...(opens[index] as PlannedOpen), id, questions }));
}
