import { readStored, writeStored } from "../../core/storage.ts";

/** How fast the stage reads aloud. */
export type Pace = "slow" | "normal";

/** The rates of a voice, 1 being its own. */
export const paceRates: Readonly<Record<Pace, number>> = { slow: 0.75, normal: 1 };

const key = "stageReadingPace";

/** Returns the pace that was chosen on this device. */
export const readPace = (): Pace => (readStored("local", key) === "slow" ? "slow" : "normal");

/** Keeps a pace on this device. */
export const keepPace = (pace: Pace): void => writeStored("local", key, pace === "slow" ? pace : null);
