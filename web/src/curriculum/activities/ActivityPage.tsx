import type { ActivityKind } from "@kindling/contract";
import { QuizTabs } from "../quiz-editing/QuizTabs.tsx";
import { ActivitiesList } from "./ActivitiesList.tsx";
import { ActivityForm } from "./ActivityForm.tsx";

export function ActivityPage({ kind }: { readonly kind: ActivityKind }) {
  return (
    <>
      {kind === "quiz" && <QuizTabs />}
      <ActivitiesList kind={kind} />
      <ActivityForm kind={kind} />
    </>
  );
}
