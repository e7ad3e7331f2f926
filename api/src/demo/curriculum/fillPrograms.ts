import type { Grade } from "@kindling/contract";
import { levelNames } from "../content/mindful-opens/mindfulScript.ts";
import { programNames } from "../content/places.ts";
import type { DemoMedia } from "../shared/demoMedia.ts";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertRows, madeAt } from "../shared/insertRows.ts";

type LevelName = (typeof levelNames)[number];
type ProgramKind = keyof typeof programNames;

export const programKindsInOrder = Object.keys(programNames) as ProgramKind[];

export type LevelIds = ReadonlyMap<LevelName, number>;
export type ProgramIds = Readonly<Record<ProgramKind, number>>;

/** The grades of each level of the demo program. */
export const gradesOfLevel: Readonly<Record<LevelName, readonly Grade[]>> = {
  "Early Learning": ["PK", "K"],
  "Lower Elementary": ["1", "2"],
  "Upper Elementary": ["3", "4", "5"],
  "Middle School": ["6", "7", "8"],
  "High School": ["9", "10", "11", "12"],
};

/** Adds the levels and the programs. */
export async function fillPrograms({ tx, begun }: DemoRun, media: DemoMedia) {
  const levels = await insertRows(
    tx,
    "levels",
    levelNames.map((name) => ({ name, grade: gradesOfLevel[name], ...madeAt(begun) })),
  );
  const programs = await insertRows(
    tx,
    "programs",
    programKindsInOrder.map((kind) => ({
      name: programNames[kind].name,
      program: kind,
      welcome_video_url: media.addressOf("welcome.webm"),
      welcome_video_title: programNames[kind].welcome,
      ...madeAt(begun),
    })),
  );
  const levelIds: LevelIds = new Map(levels.map(({ name, id }) => [name, id]));
  const programIds = Object.fromEntries(programs.map(({ program, id }) => [program, id])) as ProgramIds;
  return { levelIds, programIds };
}
