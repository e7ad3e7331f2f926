import { type ActivityKind, traits } from "@kindling/contract";
import { z } from "zod";
import { film, paragraph, question } from "../../shared/contentFields.ts";
import { readContent } from "../../shared/readContent.ts";
import { type ActivityContent, activitySchemas } from "../activityContents.ts";
import { filmContent } from "../filmContents.ts";
import { type QuizContent, quiz } from "../quizContents.ts";
import { traitContents, traitTitle } from "../traitContents.ts";

/** The bands of grades that have content of their own: the folder of each, and the level it is filed under. */
export const bands = [
  { folder: "primary", level: "Primary" },
  { folder: "upper-elementary", level: "Upper Elementary" },
  { folder: "middle-school", level: "Middle School" },
] as const;

export type BandLevel = (typeof bands)[number]["level"];

/** The traits of this school year, one per session. */
export const bandTraits = traitContents.slice(5).map(({ title }) => title);

const s = activitySchemas;

/** What a band does in the session of one trait, by the names that a file has for it. */
const unit = z.strictObject({
  openings: z.array(s.mindfulOpen).min(1),
  closings: z.array(s.mindfulClose).min(1),
  puzzles: z.array(s.puzzle).min(1),
  kinesthetics: z.array(s.kinesthetic).min(1),
  plays: z.array(s.playActivity).min(1),
  peers: z.array(s.peerConnection).min(1),
  lessons: z.array(s.lessonPlan).min(1),
  letters: z.array(s.familyConnection).min(1),
});

const kindOf = {
  openings: "mindfulOpen",
  closings: "mindfulClose",
  puzzles: "puzzle",
  kinesthetics: "kinesthetic",
  plays: "playActivity",
  peers: "peerConnection",
  lessons: "lessonPlan",
  letters: "familyConnection",
} as const satisfies Record<keyof z.output<typeof unit>, ActivityKind>;

const unitParts = Object.keys(kindOf) as (keyof typeof kindOf)[];

/** A trait in the words of a band; `of` names the trait of the session it goes with. */
const bandTrait = traits.input
  .pick({ title: true, description: true })
  .extend({
    of: traitTitle,
    questions: z.array(question).min(1),
    opening: film,
    episodes: z.array(z.strictObject({ name: paragraph, film })).min(1),
  })
  .strict();

const bandFilm = filmContent.extend({ seconds: z.number().min(20).max(60) });

/** An activity of a band, with the trait in whose session it is done. */
interface BandActivity {
  readonly kind: ActivityKind;
  readonly trait: string;
  readonly content: ActivityContent;
  /** Its place among the activities of its kind in the session, from 0, and how many of them there are. */
  readonly nth: number;
  readonly of: number;
}

function readBand({ folder, level }: (typeof bands)[number]) {
  const read = <S extends z.ZodType>(name: string, schema: S) =>
    readContent(`curriculum/bands/${folder}/${name}.yaml`, schema);
  const inUnits = bandTraits.flatMap((trait) => {
    const parts = read(trait.toLowerCase(), unit);
    return unitParts.flatMap((part) => {
      const contents: readonly ActivityContent[] = parts[part];
      return contents.map(
        (content, nth): BandActivity => ({ kind: kindOf[part], trait, content, nth, of: contents.length }),
      );
    });
  });
  const projects = read("projects", z.array(s.projectBased.safeExtend({ trait: traitTitle }))).map(
    (content): BandActivity => ({ kind: "projectBased", trait: content.trait, content, nth: 0, of: 1 }),
  );
  const quizzes: readonly (QuizContent & { trait: string })[] = read(
    "quizzes",
    z.array(quiz.safeExtend({ trait: traitTitle })),
  );
  return {
    level,
    activities: [...inUnits, ...projects],
    quizzes,
    traits: read("traits", z.array(bandTrait).length(bandTraits.length)),
    films: read("films", z.array(bandFilm).min(1)),
  };
}

/** The content of each band. */
export const bandContents = bands.map(readBand);
