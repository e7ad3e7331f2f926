import { accountRetention } from "./account/retention/accountRetention.ts";
import { consentRetention } from "./classroom/media-files/consentRetention.ts";
import { responseRetention } from "./classroom/responses/responseRetention.ts";
import { repliesRetention, thanksRetention } from "./giving/thanks/thanksRetention.ts";
import { leadRetention } from "./leads/leadRetention.ts";
import { mediaRetention } from "./media/mediaRetention.ts";
import type { RetentionRule } from "./people/retention/retentionRule.ts";
import { personSections } from "./personSections.ts";

/** All that has a term, in the order in which it is told. */
export const retentionRules: readonly RetentionRule[] = [
  leadRetention,
  mediaRetention,
  consentRetention,
  repliesRetention,
  ...responseRetention,
  thanksRetention,
  ...accountRetention(personSections),
];
