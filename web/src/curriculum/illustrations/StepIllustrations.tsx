import { type ActivityKind, activities } from "@kindling/contract";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { StepIllustrationsField } from "./StepIllustrationsField.tsx";

const own = { StepIllustrationsField };
// What kinds with steps have in common, and those with a script, so any of them serves.
const ofSteps = fieldsOf(activities.kinesthetic, own);
const ofScript = fieldsOf(activities.mindfulOpen, own);

const withSteps: readonly ActivityKind[] = ["kinesthetic", "projectBased", "peerConnection", "lessonPlan"];
const withScript: readonly ActivityKind[] = ["mindfulOpen", "mindfulClose"];

/** The illustrations of the steps or the script of a kind that has any. */
export function StepIllustrations({ kind }: { readonly kind: ActivityKind }) {
  if (withSteps.includes(kind))
    return <ofSteps.StepIllustrationsField name="details.step_illustrations" of="details.steps" />;
  if (withScript.includes(kind))
    return <ofScript.StepIllustrationsField name="details.script_illustrations" of="details.script" />;
  return null;
}
