import type { Services } from "../src/core/services.ts";
import { checkLedger } from "../src/giving/ledger-check/checkLedger.ts";
import { ledgerComparisons } from "../src/ledgerComparisons.ts";

/** What the nightly check of the ledger finds wrong now. */
export async function ledgerDifferences(services: Services) {
  const found = await checkLedger(services, ledgerComparisons);
  return found.filter(({ disagreements }) => disagreements > 0);
}
