import { keepDismissals } from "../../classroom/dismissals.ts";

export const { dismiss: dismissThanks, useDismissed: useDismissedThanks } = keepDismissals(
  "readThankYous",
  100,
);
