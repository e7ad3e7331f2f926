import type { leadEndpoints, ReplyOf } from "@kindling/contract";
import { light } from "../../core/lightEndpoints.ts";

/**
 * The calls of the public pages, without the contract's schemas, which weigh more than those pages. They go out without
 * a token, also when somebody is signed in: here everybody is a visitor.
 */
export const publicLeadCalls = {
  create: light<typeof leadEndpoints.create>("POST", "/lead/add", "public"),
  update: light<typeof leadEndpoints.update>("PATCH", "/lead/update/:unique_id", "public"),
  visit: light<typeof leadEndpoints.visit>("GET", "/lead/public/:unique_id", "public"),
  programs: light<typeof leadEndpoints.programs>("GET", "/lead/programs", "public"),
};

export type PersonalPageData = ReplyOf<typeof leadEndpoints.visit>["data"];

/** An activity as visitors are shown it. */
export type SampleActivity = NonNullable<PersonalPageData["sample"]>;
