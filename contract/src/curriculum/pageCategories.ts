/** Page categories as the specification spells them. */
export const pageCategories = [
  "QUIZZES",
  "PUZZLES",
  "MINDFULNESS OPEN",
  "FAMILY CONNECTION",
  "PLAY ACTIVITY",
  "LESSON PLAN ACTIVITY",
  "KINESTHETIC ACTIVITY",
  "PEER-TO-PEER",
  "PROJECT-BASED LEARNING",
  "CHARACTER TRAITS",
  "ANNOUNCMENTS",
] as const;
