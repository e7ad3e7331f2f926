import { useConstants } from "../../core/constants.ts";
import { LandingPage } from "../../leads/lead-module/LandingPage.tsx";

/** The public page, in the name of the organization. */
export function LeadLanding() {
  return <LandingPage brand={useConstants()?.brand.name ?? "Kindling"} />;
}
