import { levels, programKinds, programs, requiredText } from "@kindling/contract";
import { z } from "zod";
import { readContent } from "../shared/readContent.ts";

const program = programs.input
  .pick({ name: true, welcome_video_title: true })
  .extend({ short: requiredText(40) })
  .strict();

/** The programs by their kind. */
export const programContents = readContent(
  "curriculum/programs.yaml",
  z.record(z.enum(programKinds), program),
);

export const levelContents = readContent("curriculum/levels.yaml", z.array(levels.input.strict()));

/** The grades of each level, by its name. */
export const gradesOfLevel = new Map(levelContents.map(({ name, grade }) => [name, grade]));

/** The name of a level. */
export const levelName = z.enum(levelContents.map(({ name }) => name));

const standards = readContent("curriculum/standards.yaml", z.record(z.string(), requiredText(200)));

/** A standard, written as its short name. */
export const standard = z.enum(Object.keys(standards)).transform((name) => standards[name]);
