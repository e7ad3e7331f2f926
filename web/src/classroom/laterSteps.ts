export { StageDialogs } from "./stage/StageDialogs.tsx";
export { StepView } from "./steps/StepView.tsx";
