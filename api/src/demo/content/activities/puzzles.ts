import type { puzzleTypes } from "@kindling/contract";
import type { ActivityContent } from "./activityContent.ts";

type PuzzleType = (typeof puzzleTypes)[number];

/** Words with their clues side by side, as people write them. */
function worded(
  puzzle_type: PuzzleType,
  grid_size: number | null,
  seed: number,
  entries: readonly (readonly [string, string])[],
) {
  const words = entries.map(([word]) => word);
  const clues = entries.map(([, clue]) => clue);
  return { puzzle_type, words, clues, image_url: null, grid_size, seed };
}

const jigsaw = (grid_size: number, seed: number) => ({
  puzzle_type: "jigsaw" as const,
  words: [],
  clues: [],
  image_url: null,
  grid_size,
  seed,
});

/** What is played on the screen or on paper. */
export const puzzles: readonly ActivityContent<"puzzle">[] = [
  {
    title: "Six Kites, One Wind",
    trait: "Empathy",
    standards: ["perspective", "teamwork"],
    instructions: [
      "Everybody up there is holding a string. Put the sky together again, and let anyone who is stuck choose who helps.",
    ],
    asks: {
      id: "minutes",
      label: "How many minutes did it take?",
      kind: "number",
      required: false,
    },
    details: jigsaw(5, 11),
    picture: "jigsaw-kites",
  },
  {
    title: "In Other Words: Empathy",
    trait: "Empathy",
    standards: ["empathy", "communication"],
    instructions: ["Read each clue aloud. If you know the word, wait until three hands are up."],
    details: worded("crossword", 15, 4, [
      ["LISTEN", "What ears do when the mouth takes a break"],
      ["FEELING", "It has no color, and still you can see it in a face"],
      ["ASK", "Do this instead of guessing"],
      ["FRIEND", "Somebody who notices when you are quiet"],
      ["SHOES", "Walk a mile in somebody else's"],
      ["CARE", "To mind how somebody is"],
      ["TEARS", "They may come from sadness or from laughing"],
      ["SMILE", "The shortest bridge between two people"],
      ["NOTICE", "To see what others walk past"],
      ["GENTLE", "How you hold an egg, a kitten, or a secret"],
    ]),
  },
  {
    title: "Hidden Courage",
    trait: "Courage",
    standards: ["courage", "discipline"],
    instructions: ["These words are hiding, as courage often is. They run in all directions."],
    details: worded("word_search", 14, 7, [
      ["BRAVE", "Afraid, and doing it anyway"],
      ["HEART", "Where the word courage comes from"],
      ["VOICE", "What you raise when something is not right"],
      ["STEP", "The first one is the hardest"],
      ["WOBBLY", "What knees may be"],
      ["TRUTH", "It can take courage to tell"],
      ["SORRY", "A short word that is hard to say"],
      ["HELLO", "How many friendships begin"],
      ["ASKING", "Nobody gets help without it"],
      ["STAND", "What you do beside somebody"],
    ]),
    page: "word-search-grid",
  },
  {
    title: "Mixed-Up Thanks",
    trait: "Gratitude",
    standards: ["gratitude", "communication"],
    instructions: ["Somebody shook the thank-you box. Put the letters back in order, alone or in twos."],
    details: worded("word_scramble", null, 3, [
      ["THANKS", "One word, and it is never too late"],
      ["BAKER", "Was up before you were"],
      ["LETTER", "A thank-you that can be kept"],
      ["GRANDMA", "Tells stories from before you"],
      ["SUNLIGHT", "Comes through the window for free"],
      ["BREAKFAST", "Somebody made it"],
      ["NEIGHBOR", "Lives one door further"],
      ["TEACHER", "Knew your name on the second day"],
    ]),
  },
  {
    title: "The Long Climb",
    trait: "Perseverance",
    standards: ["goals", "discipline"],
    instructions: ["A crossword to be finished over three days. Five minutes each day, and not one more."],
    details: worded("crossword", 16, 9, [
      ["PRACTICE", "What is behind everything that looks easy"],
      ["MISTAKE", "A step that taught you something"],
      ["AGAIN", "The best word after: it did not work"],
      ["MIDDLE", "The part of a task that nobody celebrates"],
      ["PATIENT", "How gardeners are, and good coaches"],
      ["GOAL", "Where you want to get to"],
      ["EFFORT", "What you put in"],
      ["FINISH", "The line at the end of a race"],
      ["YET", "Put this little word after: I can't"],
      ["TRAIL", "A path up the mountain"],
    ]),
  },
  {
    title: "Rainy Day Words",
    level: "Early Learning",
    standards: ["feelings", "belonging"],
    instructions: [
      "Short words for new readers. Find one together first, and trace it with a finger on the screen.",
    ],
    details: worded("word_search", 8, 2, [
      ["HUG", "Two arms, one warm feeling"],
      ["KIND", "What we try to be"],
      ["PAL", "A friend in three letters"],
      ["JOY", "It makes you hop"],
      ["HELP", "What hands can do"],
      ["SUN", "Comes back after the rain"],
    ]),
  },
  {
    title: "The Garden Before the Rain",
    level: "Lower Elementary",
    standards: ["teamwork", "belonging"],
    instructions: [
      "Look at the whole garden for ten seconds before it is taken apart. What will you remember?",
    ],
    details: jigsaw(4, 5),
    picture: "jigsaw-garden",
  },
  {
    title: "Good Company",
    level: "Upper Elementary",
    standards: ["belonging", "communication"],
    instructions: [
      "Ten words for what makes a good neighbor at the table. Which one is missing in the list?",
    ],
    details: worded("word_search", 13, 21, [
      ["PATIENCE", "Waiting without sighing"],
      ["LAUGHTER", "With somebody, never at them"],
      ["HONEST", "You can believe what they say"],
      ["SHARE", "One for you, one for me"],
      ["INVITE", "Come and sit with us"],
      ["FORGIVE", "To let it be over"],
      ["TRUST", "It grows slowly and breaks fast"],
      ["RESPECT", "Treating a person as somebody"],
      ["CHEER", "What you do for others' goals"],
      ["KINDNESS", "Noticing, and not walking past"],
    ]),
  },
  {
    title: "Light on the Point",
    level: "Middle School",
    standards: ["teamwork", "leadership"],
    instructions: [
      "Thirty-six pieces, four people, no talking for the first three minutes. Then ask who had been leading.",
    ],
    details: jigsaw(6, 8),
    picture: "jigsaw-lighthouse",
  },
  {
    title: "Words That Hold",
    level: "High School",
    standards: ["values", "integrity"],
    instructions: ["Unscramble them, then argue: which two of these could a group do without?"],
    details: worded("word_scramble", null, 17, [
      ["INTEGRITY", "The same person, even when no one is looking"],
      ["LOYALTY", "Staying, without closing your eyes"],
      ["COURAGE", "What you do with wobbly knees"],
      ["HUMILITY", "Knowing what you do not know"],
      ["JUSTICE", "More than the same for everyone"],
      ["MERCY", "Less than somebody has earned, on purpose"],
      ["DIGNITY", "Nobody has to earn it"],
      ["CANDOR", "Plain speech without a sharp edge"],
    ]),
  },
];
