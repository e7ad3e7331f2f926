export { ReadAloud } from "./aloud/ReadAloud.tsx";
export { StageLink } from "./presenting/StageLink.tsx";
export { Onward } from "./recording/Onward.tsx";
export { RecordStep } from "./recording/RecordStep.tsx";
export { StageDialogs } from "./stage/StageDialogs.tsx";
export { TimerView } from "./stage/TimerView.tsx";
export { puzzleSteps } from "./steps/puzzleSteps.ts";
export { StepView } from "./steps/StepView.tsx";
