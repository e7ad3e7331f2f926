import { lazy } from "react";
import { PersonalPage } from "../../leads/lead-module/PersonalPage.tsx";

// Loads the classroom's player on the first press of play, not with the page.
const Video = lazy(async () => ({ default: (await import("./LeadVideo.tsx")).LeadVideo }));
const Transcript = lazy(async () => ({
  default: (await import("../../curriculum/captions/Transcript.tsx")).Transcript,
}));
const Sample = lazy(async () => ({ default: (await import("./LeadSample.tsx")).LeadSample }));

/** The page of one inquiry, with the classroom's video and stage. */
export function LeadPersonal() {
  return <PersonalPage Video={Video} Transcript={Transcript} Sample={Sample} />;
}
