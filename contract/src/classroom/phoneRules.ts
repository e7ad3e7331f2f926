/** The keys of the stage that a phone has. */
export const phoneKeys = ["back", "blank", "next", "play", "read"] as const;

/** How far something that plays on the stage has come. */
export const playStates = ["idle", "running", "paused", "done"] as const;

/** Whether a step is read aloud, or can be. */
export const readingStates = ["none", "ready", "reading"] as const;

/** How long a code waits for a phone, in minutes. */
export const phoneCodeMinutes = 2;

/** How long a phone stays paired at most, in minutes. */
export const phoneMinutes = 240;
