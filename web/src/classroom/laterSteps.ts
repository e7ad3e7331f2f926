export { Onward } from "./recording/Onward.tsx";
export { RecordStep } from "./recording/RecordStep.tsx";
export { StageDialogs } from "./stage/StageDialogs.tsx";
export { StepView } from "./steps/StepView.tsx";
