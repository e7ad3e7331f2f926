import { type ActivityKind, activityTypes, type Question } from "@kindling/contract";
import { addDays } from "../shared/calendar.ts";
import type { DemoMedia } from "../shared/demoMedia.ts";
import type { DemoRun } from "../shared/demoRun.ts";
import { madeAt } from "../shared/insertRows.ts";
import type { LevelIds } from "./fillPrograms.ts";
import type { DemoSession } from "./fillSessions.ts";
import type { PlannedItem } from "./planItems.ts";

/** What a row of an activity refers to. */
export interface ActivityRefs {
  readonly levelIds: LevelIds;
  readonly traitIds: readonly number[];
  readonly sessions: readonly DemoSession[];
  readonly categoryIds: ReadonlyMap<string, number>;
  readonly media: DemoMedia;
}

/** Fields that every activity has in the content. */
interface Written {
  readonly title: string;
  readonly standards: readonly (string | undefined)[];
  readonly instructions?: readonly string[] | undefined;
  readonly film?: string | undefined;
  readonly page?: string | undefined;
}

/** Where each kind is filed. */
const categories: Partial<Record<ActivityKind, string>> = {
  mindfulClose: "Mindfulness",
  familyConnection: "Children and Families",
  lessonPlan: "Learning",
  projectBased: "Learning",
  puzzle: "Learning",
  quiz: "Learning",
};

/** The day on which an item was prepared: three weeks ahead, and not before the program began or after today. */
function preparedAt(start: string, { calendar, begun }: Pick<DemoRun, "calendar" | "begun">): string {
  const day = addDays(start < calendar.today ? start : calendar.today, -21);
  const first = begun.slice(0, 10);
  return `${day < first ? first : day}T11:00:00`;
}

/** The row of an activity, in the columns that all kinds share. */
export function activityRow<C extends Written>(
  kind: ActivityKind,
  { content, start, end, level, place, theme, isApproved, isActive }: PlannedItem<C>,
  own: { readonly questions: readonly Question[]; readonly details: object },
  refs: ActivityRefs,
  run: Pick<DemoRun, "calendar" | "begun">,
) {
  const session =
    theme === null ? undefined : refs.sessions.find((one) => one.kind === "in_school" && one.place === place);
  const category = categories[kind];
  return {
    type: activityTypes[kind].key,
    title: content.title,
    start,
    end,
    level_id: level === null ? null : refs.levelIds.get(level),
    trait_id: place === null ? null : refs.traitIds[place],
    session_theme_id: session?.themes[theme ?? 0]?.id ?? null,
    session_id: session?.id ?? null,
    category_id: category === undefined ? null : refs.categoryIds.get(category),
    standard_1: content.standards[0],
    standard_2: content.standards[1],
    standards_visible: place === run.calendar.current.place,
    attachment_visible: true,
    attachment: content.page ? refs.media.keyOf(`${content.page}.pdf`) : null,
    video_url: content.film ? refs.media.addressOf(`${content.film}.webm`) : null,
    is_approved: isApproved,
    is_active: isActive,
    will_visit: kind === "projectBased" && place === run.calendar.current.place,
    instructions: content.instructions?.map((paragraph) => `<p>${paragraph}</p>`).join("") ?? null,
    ...own,
    ...madeAt(preparedAt(start, run)),
  };
}
