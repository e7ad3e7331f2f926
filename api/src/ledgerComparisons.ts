import { ledgerComparisons as order } from "@kindling/contract";
import { bankComparisons } from "./giving/bank/bankComparisons.ts";
import { checklistComparison } from "./giving/closing/checklistComparison.ts";
import { statementComparison } from "./giving/closing/statementComparison.ts";
import type { Comparison } from "./giving/ledger-check/comparison.ts";
import { keptComparisons } from "./giving/ledger-check/keptComparisons.ts";
import { pageComparisons } from "./giving/ledger-check/pageComparisons.ts";
import { rowComparisons } from "./giving/ledger-check/rowComparisons.ts";
import { paymentComparisons } from "./giving/payments/paymentComparisons.ts";
import { keptPageComparison } from "./giving/public-page/keptPageComparison.ts";
import { sponsorComparisons } from "./giving/sponsors/sponsorComparisons.ts";
import { sponsorPaperComparisons } from "./giving/sponsors/sponsorPaperComparisons.ts";
import { reportComparisons } from "./reports/ledgerComparisons.ts";
import { listComparisons } from "./reports/listComparisons.ts";
import { statementComparisons } from "./reports/statementComparisons.ts";

/** All that a check of the ledger compares, in the order in which it is told. */
export const ledgerComparisons: readonly Comparison[] = [
  ...rowComparisons,
  ...keptComparisons,
  ...reportComparisons,
  ...pageComparisons,
  ...listComparisons,
  ...statementComparisons,
  ...paymentComparisons,
  ...sponsorComparisons,
  ...sponsorPaperComparisons,
  ...bankComparisons,
  statementComparison,
  checklistComparison,
  keptPageComparison,
].toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
