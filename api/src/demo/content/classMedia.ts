/** What a class photographed or filmed: a picture of the demo program, and what its teachers say below it. */
interface ClassMediaContent {
  /** Its file, without the ending. */
  readonly picture: string;
  readonly captions: readonly (string | null)[];
}

/** Photos of classes; each caption goes below another part of the picture. */
export const classPhotos: readonly ClassMediaContent[] = [
  {
    picture: "jigsaw-kites",
    captions: ["Kite day: every tail carries a kind word", "The wind helped us today", "Ready to fly", null],
  },
  {
    picture: "jigsaw-garden",
    captions: [
      "Our garden of good deeds",
      "One flower for each thank-you",
      "Watering duty, done with care",
      null,
    ],
  },
  {
    picture: "jigsaw-lighthouse",
    captions: ["A lighthouse for anyone who feels lost", "We painted it in turns", "The whole wall, at last"],
  },
  {
    picture: "trait-kindness",
    captions: ["Kindness wall in our corridor", "Lunch table for everybody", "Notes we hid in library books"],
  },
  { picture: "trait-courage", captions: ["First time on the stage", "Courage poster, second draft", null] },
  { picture: "trait-empathy", captions: ["Walking in other shoes", "How did the story feel to her?"] },
  {
    picture: "trait-generosity",
    captions: ["Boxes for the food bank", "The coin jar is half full", "Packed and labeled"],
  },
  { picture: "trait-gratitude", captions: ["Thank-you cards for the kitchen", "Our gratitude tree", null] },
  {
    picture: "trait-honesty",
    captions: ["Fair play: we counted again", "The honesty pledge, signed by all"],
  },
  {
    picture: "trait-hope",
    captions: ["Seeds for next spring", "What we hope for, in color", "Hope lanterns"],
  },
  { picture: "trait-patience", captions: ["Third day of waiting for the sprouts", "The long domino line"] },
  { picture: "trait-perseverance", captions: ["The bridge held on the sixth try", "Not yet, but soon"] },
  { picture: "trait-respect", captions: ["Listening circle after recess", "Rules we wrote ourselves", null] },
];

/** Films of classes, each with the still of it. */
export const classFilms: readonly ClassMediaContent[] = [
  {
    picture: "seedling",
    captions: ["Our seedling film, drawn by the whole class", "Eleven seconds of growing"],
  },
  { picture: "stones", captions: ["Stone by stone: balancing together", "The tower that did not fall"] },
  { picture: "lantern", captions: ["Lantern walk, practice run"] },
  { picture: "breath", captions: ["Breathing along before the test", "Five calm breaths"] },
];
