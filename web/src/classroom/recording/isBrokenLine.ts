import { CallError } from "../../core/api.ts";

/** 401 is among them: a login that has ended is no refusal of the answer, which waits for its owner to sign in. */
const passing = new Set([0, 401, 408, 425, 429, 502, 503, 504]);

/** Tells whether a failure was the line's or a pause of the server's, so that trying again later makes sense. */
export function isBrokenLine(error: unknown): boolean {
  return !(error instanceof CallError) || passing.has(error.status);
}
