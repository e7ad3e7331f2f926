import type { Question } from "@kindling/contract";

/** A character trait of one session, and the themes that its classes follow in it. */
export interface TraitContent {
  readonly title: string;
  readonly description: string;
  /** What classes are asked about it. */
  readonly questions: readonly Question[];
  /** Three themes of two weeks each for schools, one for after school, one for the holidays. */
  readonly themes: {
    readonly in_school: readonly [string, string, string];
    readonly after_school: readonly [string];
    readonly summer: readonly [string];
  };
}

const noticed = (label: string): Question => ({ id: "noticed", label, kind: "long_text", required: true });
const tried = (label: string): Question => ({ id: "tried", label, kind: "yes_no", required: false });
const where = (label: string, ...options: string[]): Question => ({
  id: "where",
  label,
  kind: "multi_choice",
  options,
  required: false,
});

/** The traits of last school year, one a session. */
const traitsOfLastYear: readonly TraitContent[] = [
  {
    title: "Kindness",
    description:
      "Kindness is noticing, and then not walking past. It is rarely large. Most of it takes less than a minute, costs nothing, and is remembered for years by the person it happened to.",
    questions: [
      noticed("Which kindness did your class notice this session?"),
      where("Where did it happen most?", "In class", "At lunch", "At recess", "On the way", "At home"),
    ],
    themes: {
      in_school: ["Noticing who is alone", "Kindness that nobody sees", "Kind words, said out loud"],
      after_school: ["Making room at the table"],
      summer: ["A place for the newest camper"],
    },
  },
  {
    title: "Gratitude",
    description:
      "Gratitude is seeing that a thing could have been otherwise. It begins with very ordinary objects, a warm coat, a bus that came, and works its way up to people.",
    questions: [
      noticed("Who did your class thank, and what for?"),
      tried("Did the class thank somebody who did not expect it?"),
    ],
    themes: {
      in_school: ["Thanks for small things", "The people who work before we wake", "Saying it while we can"],
      after_school: ["Thanks on paper"],
      summer: ["What the day gave us"],
    },
  },
  {
    title: "Honesty",
    description:
      "Honesty is easy until it costs something. This session is about that moment: telling what happened, giving back what is not ours, and making it right again when we did not manage the first time.",
    questions: [
      noticed("When was it hard to tell the truth, and what helped?"),
      tried("Did somebody make something right again?"),
    ],
    themes: {
      in_school: ["Telling it straight", "When the truth costs something", "Making it right again"],
      after_school: ["Fair play when nobody is watching"],
      summer: ["The rules we keep on the trail"],
    },
  },
  {
    title: "Patience",
    description:
      "Patience is what we do while we wait. Seeds know it, so do knitters, and so does anybody who has ever taught a younger child to tie a shoe.",
    questions: [
      noticed("What was worth waiting for?"),
      where(
        "Who was it hardest to be patient with?",
        "With a friend",
        "With family",
        "With myself",
        "With things",
      ),
    ],
    themes: {
      in_school: ["Waiting well", "Slow is how it grows", "Patient with myself"],
      after_school: ["One more try before asking"],
      summer: ["Gardens, fishing, and other slow things"],
    },
  },
  {
    title: "Generosity",
    description:
      "We can give what we have left over, and we can give what we would rather have kept. Both help. Only one of them changes us. Time counts, and so does the good ball.",
    questions: [
      noticed("What did your class give that was not easy to give?"),
      tried("Did the class give something without being thanked for it?"),
    ],
    themes: {
      in_school: ["Giving what I can spare", "Giving what is hard to spare", "Time is a gift, too"],
      after_school: ["Sharing the good ball"],
      summer: ["The give-away table"],
    },
  },
];

/** The traits of this school year, one a session. */
const traitsOfThisYear: readonly TraitContent[] = [
  {
    title: "Respect",
    description:
      "Respect is treating a person as somebody whose life is as real as one's own. It shows in how we listen, in what we do with things that belong to all of us, and in how we disagree.",
    questions: [
      noticed("Where did your class see respect this session?"),
      where("Who was it shown to?", "A classmate", "A grown-up", "A stranger", "A place or a thing"),
    ],
    themes: {
      in_school: ["Listening until the end", "Different, and no less", "Care for what we share"],
      after_school: ["Respect in the game"],
      summer: ["Leave it better than we found it"],
    },
  },
  {
    title: "Courage",
    description:
      "Courage is not the opposite of fear. It is what we do with wobbly knees. It may be as small as raising a hand, or sitting down next to someone, or asking for help.",
    questions: [
      noticed("What did somebody in your class do although it scared them?"),
      tried("Did somebody ask for help who does not usually ask?"),
    ],
    themes: {
      in_school: ["The small brave thing", "Standing beside someone", "Asking for help"],
      after_school: ["The first time, with wobbly knees"],
      summer: ["Brave in deep water"],
    },
  },
  {
    title: "Empathy",
    description:
      "Empathy is finding out how it is to be somebody else, by watching closely, by listening, and above all by asking. We guess wrong more often than we think. That is why it starts with a question.",
    questions: [
      noticed("When did your class understand somebody better than before?"),
      where("What helped most?", "Watching", "Listening", "Asking", "Having been through it"),
    ],
    themes: {
      in_school: ["Reading a face", "From where they stand", "Asking instead of guessing"],
      after_school: ["How was that for you?"],
      summer: ["The one who misses home"],
    },
  },
  {
    title: "Perseverance",
    description:
      "Beginnings are exciting and endings are celebrated. Perseverance lives in between, in the long dull middle, where somebody does it once more although nobody is looking.",
    questions: [
      noticed("What did your class finish that it had wanted to give up?"),
      tried("Did somebody help somebody else to keep going?"),
    ],
    themes: {
      in_school: ["Not yet", "The long dull middle", "Finishing together"],
      after_school: ["One stitch, then the next"],
      summer: ["The long trail"],
    },
  },
  {
    title: "Hope",
    description:
      "Hope is work. It plants things whose shade it may never sit in. This session looks ahead: to the summer, to the children who will have our desks, to what we leave them.",
    questions: [
      noticed("What does your class hope for, and what is it doing about it?"),
      where("Who did you do something for?", "Ourselves", "The next class", "Our town", "Somebody far away"),
    ],
    themes: {
      in_school: ["Something to look forward to", "Planting for later", "What we leave on the desks"],
      after_school: ["Plans on a napkin"],
      summer: ["Lanterns for the last night"],
    },
  },
];

/** The traits of both years, one a session. */
export const allTraits: readonly TraitContent[] = [...traitsOfLastYear, ...traitsOfThisYear];
