import type { sponsorPageEndpoints } from "@kindling/contract";
import { light } from "../../core/lightEndpoints.ts";

/** The call of the private page, without the contract's schemas, which weigh more than the page. */
export const sponsorPageCalls = {
  visit: light<typeof sponsorPageEndpoints.visit>("GET", "/sponsor/public/:token", "public"),
};
