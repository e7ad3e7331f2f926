import type { Paper } from "@kindling/contract";

/** The paper of where the organization is: Letter in the Americas, A4 elsewhere. */
export function paperIn(timeZone: string): Paper {
  return /^(America|US|Canada|Mexico|Chile)\/|^Pacific\/Honolulu$/.test(timeZone) ? "letter" : "a4";
}
