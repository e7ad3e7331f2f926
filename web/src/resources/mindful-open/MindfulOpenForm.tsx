import { ActivityForm } from "../activity-screens/ActivityForm.tsx";
import { MindfulDetails } from "./MindfulDetails.tsx";
import { mindfulOpenScreen } from "./mindfulOpenScreen.ts";

const details = { script: null, audio_url: null, duration_seconds: null, breathing: null };

/** A mindfulness open form: what all activities have, and what a class hears and breathes with. */
export function MindfulOpenForm() {
  return (
    <ActivityForm screen={mindfulOpenScreen} kind="mindfulOpen" details={details}>
      <MindfulDetails />
    </ActivityForm>
  );
}
