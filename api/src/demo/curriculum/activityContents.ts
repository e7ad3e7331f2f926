import { activities, activityTypes, breathing, optionalLongText, requiredText } from "@kindling/contract";
import { z } from "zod";
import { film, page, paragraph, paragraphsOf, picture, question } from "../shared/contentFields.ts";
import { readContent } from "../shared/readContent.ts";
import { levelName, standard } from "./programContents.ts";
import { traitTitle } from "./traitContents.ts";

/** What an item of any kind has: it is done in the session of its trait, or all year with its level. */
export const itemFields = {
  title: activities.lessonPlan.input.shape.title,
  trait: traitTitle.optional(),
  level: levelName.optional(),
  standards: z.tuple([standard, standard]),
  /** What instructors need to know beforehand. */
  instructions: z.array(paragraph).min(1).optional(),
  film: film.optional(),
  page: page.optional(),
};

/** An activity whose details are of a kind. */
const activity = <D extends z.ZodType<object>>(details: D) =>
  z.strictObject({
    ...itemFields,
    /** A question of its own, asked before the reflection. */
    asks: question.optional(),
    details,
    /** The picture that a jigsaw cuts up. */
    picture: picture.optional(),
  });

const mindfulOpen = activityTypes.mindfulOpen.details.input.unwrap();
const mindfulClose = activityTypes.mindfulClose.details.input.unwrap();
const puzzle = activityTypes.puzzle.details.input.unwrap();
const familyConnection = activityTypes.familyConnection.details.input.unwrap();
const play = activityTypes.playActivity.details.input.unwrap();
const plan = activityTypes.lessonPlan.details.input.unwrap();

const mindfulOpenContent = activity(
  mindfulOpen
    .extend({ script: paragraphsOf(mindfulOpen.shape.script), breathing: breathing.strict().optional() })
    .strict(),
);

const mindfulCloseContent = activity(
  mindfulClose
    .extend({
      script: paragraphsOf(mindfulClose.shape.script),
      breathing: breathing.strict().optional(),
    })
    .strict(),
);

/** Words with their clues, as people write them; a puzzle without clues lists its words. */
const wordsWithClues = z
  .union([z.array(requiredText(500)), z.record(z.string(), requiredText(500))])
  .transform((words) => ({
    words: Array.isArray(words) ? words : Object.keys(words),
    clues: Array.isArray(words) ? [] : Object.values(words),
  }));

const puzzleContent = activity(
  z
    .strictObject({
      introduction: puzzle.shape.introduction,
      puzzle_type: puzzle.shape.puzzle_type,
      grid_size: puzzle.shape.grid_size.default(null),
      seed: puzzle.shape.seed,
      words: wordsWithClues.default({ words: [], clues: [] }),
    })
    .transform(({ words, ...rest }): z.input<typeof puzzle> => ({ ...rest, ...words, image_url: null }))
    .pipe(puzzle),
);

const letter = paragraphsOf(optionalLongText(20_000));

const familyConnectionContent = activity(
  familyConnection
    .extend({
      letter: z
        .strictObject({ en: letter, es: letter })
        .transform((letters): unknown => letters)
        .pipe(familyConnection.shape.letter),
    })
    .strict(),
);

const playContent = activity(play.extend({ rules: paragraphsOf(play.shape.rules) }).strict());

export const lessonPlanContent = activity(
  plan.extend({ procedure: paragraphsOf(plan.shape.procedure) }).strict(),
);

/** What an activity of a kind consists of in the files. */
export const activitySchemas = {
  mindfulOpen: mindfulOpenContent,
  mindfulClose: mindfulCloseContent,
  puzzle: puzzleContent,
  kinesthetic: activity(activityTypes.kinesthetic.details.input.unwrap().strict()),
  projectBased: activity(activityTypes.projectBased.details.input.unwrap().strict()),
  peerConnection: activity(activityTypes.peerConnection.details.input.unwrap().strict()),
  familyConnection: familyConnectionContent,
  playActivity: playContent,
  lessonPlan: lessonPlanContent,
};

const read = <S extends z.ZodType>(name: string, schema: S) =>
  readContent(`curriculum/${name}.yaml`, z.array(schema));

export const mindfulCloses = read("mindful-closes", mindfulCloseContent);
export const puzzles = read("puzzles", puzzleContent);
export const familyConnections = read("family-connections", familyConnectionContent);
export const plays = read("plays", playContent);
export const lessonPlans = read("lesson-plans", lessonPlanContent);

/** What the demo program's classes do, kind by kind; the openings have a calendar of their own. */
export const activityContents = {
  mindfulClose: mindfulCloses,
  puzzle: puzzles,
  kinesthetic: read("kinesthetics", activitySchemas.kinesthetic),
  projectBased: read("projects", activitySchemas.projectBased),
  peerConnection: read("peer-connections", activitySchemas.peerConnection),
  familyConnection: familyConnections,
  playActivity: plays,
  lessonPlan: lessonPlans,
};

export type ActivityContent = z.output<(typeof activitySchemas)[keyof typeof activitySchemas]>;
