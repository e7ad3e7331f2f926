import type { thankYouLinkEndpoints } from "@kindling/contract";
import { light } from "../../core/lightEndpoints.ts";

/** The calls of the page without the contract's schemas, which weigh more than it. Nobody is signed in here. */
export const thanksCalls = {
  read: light<typeof thankYouLinkEndpoints.read>("GET", "/thanks/:token", "public"),
  post: light<typeof thankYouLinkEndpoints.post>("POST", "/thanks/:token", "public"),
};
