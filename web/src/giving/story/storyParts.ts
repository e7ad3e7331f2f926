import type { SessionStory } from "@kindling/contract";
import { type ClassroomArea, classroomAreas } from "../../classroom/classroomAreas.ts";

/** How often a class did something of an area. */
export interface AreaDone {
  readonly area: ClassroomArea;
  readonly count: number;
}

/** What the class did, area by area, most often first. */
export function areasDone(story: Pick<SessionStory, "activities">): AreaDone[] {
  return classroomAreas
    .map((area) => ({
      area,
      count: story.activities
        .filter(({ key }) => area.types.includes(key))
        .reduce((sum, each) => sum + each.count, 0),
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}

export const chapterNames = ["cover", "did", "points", "helped", "brought", "moments", "thanks"] as const;
export type ChapterName = (typeof chapterNames)[number];

/** Returns the chapters that aren't empty. */
export function chaptersOf(story: SessionStory): ChapterName[] {
  const told: Readonly<Record<ChapterName, boolean>> = {
    cover: true,
    did: story.activities_total > 0,
    points: story.points > 0,
    helped: story.charity !== null,
    brought: story.donated_cents > 0 || story.goal !== null,
    moments: story.best_days.length > 0,
    thanks: true,
  };
  return chapterNames.filter((name) => told[name]);
}

export function goalReached({ goal, donated_cents }: Pick<SessionStory, "goal" | "donated_cents">): boolean {
  return goal !== null && donated_cents >= goal.goal_cents;
}

/** Returns the beginning of a text, short enough to read aloud. */
export function firstSentences(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/);
  let told = sentences[0] ?? "";
  for (const next of sentences.slice(1)) {
    if (told.length + next.length > 240) break;
    told += ` ${next}`;
  }
  return told;
}
