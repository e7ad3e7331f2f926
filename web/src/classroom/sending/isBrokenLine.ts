import { CallError } from "../../core/api.ts";

/** 401 is among them: a login that has ended is no refusal of the answer, which waits for its owner to sign in. */
const passing = new Set([0, 401, 408, 425, 429, 502, 503, 504]);

/** What a machine in between may say on the server's behalf, and means: a body that is too large. */
const meantAnyway = 413;

/**
 * Tells whether a failure was the line's or a pause of the server's, so that trying again later makes sense. Words
 * without a request's id are not the server's, but those of a school's gate that wants somebody to sign in.
 */
export function isBrokenLine(error: unknown): boolean {
  if (!(error instanceof CallError) || passing.has(error.status)) return true;
  return error.requestId === null && error.status !== meantAnyway;
}
