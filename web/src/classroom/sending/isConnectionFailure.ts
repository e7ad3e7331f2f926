import { CallError } from "../../core/api.ts";

/** Statuses to retry. After a 401 the answer waits until its owner signs in again. */
const temporary = new Set([0, 401, 408, 425, 429, 502, 503, 504]);

/** Final even from a proxy: the body is too large. */
const tooLarge = 413;

/**
 * Whether a call failed because of the connection or a pause of the server, so that it should be retried. An error
 * without a request ID comes from a proxy, such as a school's firewall that asks for a sign-in.
 */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof CallError) || temporary.has(error.status)) return true;
  return error.requestId === null && error.status !== tooLarge;
}
