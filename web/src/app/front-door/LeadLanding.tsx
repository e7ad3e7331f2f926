import { useConstants } from "../../core/constants.ts";
import { LandingPage } from "../../leads/lead-module/LandingPage.tsx";

export function LeadLanding() {
  return <LandingPage brand={useConstants()?.brand.name ?? "Kindling"} />;
}
