import type { SetUp, SetUpStep } from "@kindling/contract";

/** What every step of setting up is given. */
export interface StepProps {
  readonly setUp: SetUp;
  /** Goes to a step, or with null to the first that is open. */
  readonly onGo: (step: SetUpStep | null) => void;
}
