/** The films that were drawn for the demo program. */
export type FilmName = "welcome" | "lantern" | "seedling" | "six-or-nine" | "stones" | "breath";

/** Its pages to print. */
export type PageName =
  | "answer-cards"
  | "breathing-triangle"
  | "exit-slips"
  | "fair-play"
  | "feeling-words"
  | "listening-partners"
  | "project-on-a-page"
  | "room-to-move"
  | "table-questions"
  | "vote-slips"
  | "word-search-grid";

/** Its pictures to put together. */
export type PictureName = "jigsaw-garden" | "jigsaw-kites" | "jigsaw-lighthouse";

/** Its graphics for quiz questions. */
export type GraphicName =
  | "count-apples"
  | "count-apples-more"
  | "count-pencils"
  | "count-sprouts"
  | "face-angry"
  | "face-calm"
  | "face-glad"
  | "face-sad"
  | "face-worried";
