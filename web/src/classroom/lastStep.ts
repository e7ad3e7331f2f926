export { Onward } from "./recording/Onward.tsx";
export { RecordStep } from "./recording/RecordStep.tsx";
