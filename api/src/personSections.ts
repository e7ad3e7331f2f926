import { accountSections } from "./account/personal-data/accountSections.ts";
import { liveSections } from "./classroom/live/liveSections.ts";
import { planSections } from "./classroom/plan/planSections.ts";
import { responseSections } from "./classroom/responses/responseSections.ts";
import { substituteSections } from "./classroom/substitutes/substituteSections.ts";
import { givingSections } from "./giving/givingSections.ts";
import { leadSections } from "./leads/leadSections.ts";
import { mediaSections } from "./media/mediaSections.ts";
import { peopleSections } from "./people/personal-data/peopleSections.ts";
import type { PersonSection } from "./people/personal-data/personSection.ts";
import { reportSections } from "./reports/reportSections.ts";

/** Everything kept about a person, in the order in which it is told. */
export const personSections: readonly PersonSection[] = [
  ...peopleSections,
  ...responseSections,
  ...planSections,
  ...liveSections,
  ...substituteSections,
  ...givingSections,
  ...mediaSections,
  ...leadSections,
  ...reportSections,
  ...accountSections,
];
