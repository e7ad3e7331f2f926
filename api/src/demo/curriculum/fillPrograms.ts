import type { programKinds } from "@kindling/contract";
import type { DemoMedia } from "../shared/demoMedia.ts";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertRows, madeAt } from "../shared/insertRows.ts";
import { levelContents, programContents } from "./programContents.ts";

export type ProgramKind = (typeof programKinds)[number];

export const programKindsInOrder = Object.keys(programContents) as ProgramKind[];

export type LevelIds = ReadonlyMap<string, number>;
export type ProgramIds = Readonly<Record<ProgramKind, number>>;

/** Adds the levels and the programs. */
export async function fillPrograms({ tx, begun }: DemoRun, media: DemoMedia) {
  const levels = await insertRows(
    tx,
    "levels",
    levelContents.map((level) => ({ ...level, ...madeAt(begun) })),
  );
  const programs = await insertRows(
    tx,
    "programs",
    programKindsInOrder.map((kind) => ({
      name: programContents[kind].name,
      program: kind,
      welcome_video_url: media.addressOf("welcome.webm"),
      welcome_video_title: programContents[kind].welcome_video_title,
      ...madeAt(begun),
    })),
  );
  const levelIds: LevelIds = new Map(levels.map(({ name, id }) => [name, id]));
  const programIds = Object.fromEntries(programs.map(({ program, id }) => [program, id])) as ProgramIds;
  return { levelIds, programIds };
}
