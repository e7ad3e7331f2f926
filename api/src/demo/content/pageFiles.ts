import type { PageName } from "./media.ts";

/** The drawers of page files, each with the page it belongs to as the specification spells it. */
export const fileCategoryContents = [
  { name: "Quiz material", page: "QUIZZES" },
  { name: "Puzzle sheets", page: "PUZZLES" },
  { name: "Breathing and quiet", page: "MINDFULNESS OPEN" },
  { name: "For families", page: "FAMILY CONNECTION" },
  { name: "Games and play", page: "PLAY ACTIVITY" },
  { name: "Lesson helpers", page: "LESSON PLAN ACTIVITY" },
  { name: "Movement", page: "KINESTHETIC ACTIVITY" },
  { name: "Partner work", page: "PEER-TO-PEER" },
  { name: "Project planning", page: "PROJECT-BASED LEARNING" },
  { name: "Traits and feelings", page: "CHARACTER TRAITS" },
  { name: "News and notices", page: "ANNOUNCMENTS" },
] as const;

type CategoryName = (typeof fileCategoryContents)[number]["name"];

/** A file that is kept for a page of the portal. */
export interface PageFileContent {
  readonly name: string;
  readonly category: CategoryName;
  readonly file: `${PageName}.pdf` | `${string}.webp`;
}

/** The page files of the demo program. */
export const pageFileContents: readonly PageFileContent[] = [
  { name: "Answer cards, a set for each pair", category: "Quiz material", file: "answer-cards.pdf" },
  { name: "Empty grid for a word search", category: "Puzzle sheets", file: "word-search-grid.pdf" },
  { name: "Kites, to cut up by hand", category: "Puzzle sheets", file: "jigsaw-kites.webp" },
  {
    name: "The breathing triangle, for the wall",
    category: "Breathing and quiet",
    file: "breathing-triangle.pdf",
  },
  {
    name: "Questions for the table, English and Spanish",
    category: "For families",
    file: "table-questions.pdf",
  },
  { name: "Before the game: what we agree on", category: "Games and play", file: "fair-play.pdf" },
  { name: "Exit slips, four to a page", category: "Lesson helpers", file: "exit-slips.pdf" },
  { name: "Room to move: a look around first", category: "Movement", file: "room-to-move.pdf" },
  { name: "Listening partners", category: "Partner work", file: "listening-partners.pdf" },
  { name: "Our project on a page", category: "Project planning", file: "project-on-a-page.pdf" },
  { name: "Words for what we feel", category: "Traits and feelings", file: "feeling-words.pdf" },
  { name: "Slips for the charity vote", category: "News and notices", file: "vote-slips.pdf" },
];
