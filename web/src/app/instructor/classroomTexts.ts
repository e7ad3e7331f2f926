/** The namespaces of all classroom screens: loaded with their frame, for when the connection is lost later. */
export const classroomTexts = [
  "calendar",
  "classroom",
  "content",
  "curriculum",
  "giving",
  "home",
  "media",
  "nominations",
  "offline",
  "puzzles",
  "quizzes",
  "stage",
  "ui",
] as const;
