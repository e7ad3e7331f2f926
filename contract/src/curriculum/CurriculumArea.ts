/** The areas of the curriculum, each with a color and a drawing. */
export type CurriculumArea =
  | "mindful"
  | "puzzle"
  | "movement"
  | "project"
  | "connection"
  | "play"
  | "lesson"
  | "quiz"
  | "trait"
  | "nomination";
