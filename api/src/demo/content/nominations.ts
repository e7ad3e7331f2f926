import type { Question } from "@kindling/contract";
import type { Standard } from "./standards.ts";

/** A form on which a class names a student for a trait. */
export interface NominationContent {
  readonly title: string;
  readonly trait: string;
  readonly standards: readonly [Standard, Standard];
  readonly instructions: readonly string[];
  /** How many a class may name. */
  readonly most: number;
  /** What is asked about the student, after why they were chosen. */
  readonly asks: Question;
}

const seen = (label: string): Question => ({ id: "seen", label, kind: "long_text", required: false });
const where = (label: string, ...options: string[]): Question => ({
  id: "where",
  label,
  kind: "choice",
  options,
  required: false,
});

const inClass =
  "Decide it with the class if you can. Ask for what somebody did, and leave out who is liked best.";

/** The forms of both years, one a trait. */
export const nominationContents: readonly NominationContent[] = [
  {
    title: "Student of Kindness",
    trait: "Kindness",
    standards: ["concern", "strengths"],
    instructions: ["Who noticed, and did not walk past?", inClass],
    most: 2,
    asks: where("Where did it happen?", "In class", "At lunch", "At recess", "On the way"),
  },
  {
    title: "Student of Gratitude",
    trait: "Gratitude",
    standards: ["gratitude", "strengths"],
    instructions: ["Who said thank you where others had forgotten to?", inClass],
    most: 2,
    asks: seen("Who did they thank, and how?"),
  },
  {
    title: "Student of Honesty",
    trait: "Honesty",
    standards: ["integrity", "strengths"],
    instructions: ["Who told the truth when it cost something, or made something right again?", inClass],
    most: 1,
    asks: seen("What could have been kept quiet, and was not?"),
  },
  {
    title: "Student of Patience",
    trait: "Patience",
    standards: ["managing", "strengths"],
    instructions: ["Who waited well, or explained it a third time in the same friendly voice?", inClass],
    most: 2,
    asks: where("Who were they patient with?", "With a friend", "With a younger child", "With themselves"),
  },
  {
    title: "Student of Generosity",
    trait: "Generosity",
    standards: ["wellbeing", "strengths"],
    instructions: ["Who gave something that was not left over?", inClass],
    most: 2,
    asks: seen("What did they give?"),
  },
  {
    title: "Student of Respect",
    trait: "Respect",
    standards: ["perspective", "strengths"],
    instructions: ["Who listened until the end, or took care of what belongs to all of us?", inClass],
    most: 2,
    asks: where("Who was it shown to?", "A classmate", "A grown-up", "A stranger", "A place or a thing"),
  },
  {
    title: "Student of Courage",
    trait: "Courage",
    standards: ["courage", "strengths"],
    instructions: ["Who did something with wobbly knees? An inch is enough.", inClass],
    most: 2,
    asks: seen("What did it take to do it?"),
  },
  {
    title: "Student of Empathy",
    trait: "Empathy",
    standards: ["empathy", "strengths"],
    instructions: ["Who asked instead of guessing, and then waited for the answer?", inClass],
    most: 2,
    asks: where(
      "What helped them to understand?",
      "Watching",
      "Listening",
      "Asking",
      "Having been through it",
    ),
  },
  {
    title: "Student of Perseverance",
    trait: "Perseverance",
    standards: ["discipline", "strengths"],
    instructions: ["Who went on through the long dull middle, when nobody was clapping?", inClass],
    most: 2,
    asks: seen("What kept them going?"),
  },
  {
    title: "Student of Hope",
    trait: "Hope",
    standards: ["purpose", "strengths"],
    instructions: ["Who began something whose end they may not see?", inClass],
    most: 2,
    asks: seen("Who did they do it for?"),
  },
];
