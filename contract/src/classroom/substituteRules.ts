/** What becomes of a substitute link: before its day, on it, after it, or ended early. */
export const substituteStates = ["early", "open", "over", "ended", "locked"] as const;
export type SubstituteState = (typeof substituteStates)[number];

/** How many days ahead a link can be made. */
export const substituteDaysAhead = 14;

/** How many digits a PIN has. */
export const substitutePinLength = 6;

/** So many wrong PINs end a link. */
export const substituteWrongPins = 5;
