/** The letters and digits of a room's code: none that look alike, no vowels. */
export const liveCodeLetters = "CDFHJKMNPQRTVWXY3479";

export const liveCodeLength = 6;

/** How many devices a room takes. */
export const mostLiveDevices = 40;

/** How long a room may be open, in minutes. */
export const liveRoomMinutes = 120;

/** The pictures that devices are given. */
export const livePictures = [
  "star",
  "heart",
  "moon",
  "sun",
  "leaf",
  "fish",
  "cat",
  "boat",
  "flower",
  "house",
] as const;

export type LivePicture = (typeof livePictures)[number];

/** The colors that devices are given. */
export const liveColors = ["orange", "blue", "green", "pink", "violet"] as const;

export type LiveColor = (typeof liveColors)[number];

/** How far a question has come. */
export const liveStates = ["open", "closed", "revealed"] as const;

export type LiveState = (typeof liveStates)[number];

/** How many levels a scale has. A quiz has four answers at most, so a question with this many is a scale. */
export const scaleLevels = 5;

/** Returns a code as it is kept: in capitals, without what people put between its letters. */
export const cleanLiveCode = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
