/** The namespaces of the classroom's home and of the first step in class mode: loaded with their frames. */
export const firstTexts = ["classroom", "home", "media", "offline", "stage", "ui"] as const;

/** Those of its other screens: loaded behind the first, for when the connection is lost. */
export const laterTexts = [
  "aloud",
  "calendar",
  "content",
  "curriculum",
  "giving",
  "header",
  "illustrations",
  "nominations",
  "plan",
  "presenter",
  "puzzles",
  "quizzes",
  "recording",
] as const;
