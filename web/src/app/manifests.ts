import type { ResourceName } from "@kindling/contract";
import { userPages } from "../account/user-page/index.ts";
import { responseManifests } from "../classroom/responses/index.ts";
import { activityManifests } from "../curriculum/activities/index.ts";
import { announcements } from "../curriculum/announcements/index.ts";
import { fileCategories } from "../curriculum/file-categories/index.ts";
import { giverTv } from "../curriculum/giver-tv/index.ts";
import { levels } from "../curriculum/levels/index.ts";
import { pageFiles } from "../curriculum/page-files/index.ts";
import { programs } from "../curriculum/programs/index.ts";
import { quizQuestions } from "../curriculum/quiz-questions/index.ts";
import { sessionThemes } from "../curriculum/session-themes/index.ts";
import { sessions } from "../curriculum/sessions/index.ts";
import { standards } from "../curriculum/standards/index.ts";
import { traits } from "../curriculum/traits/index.ts";
import { bankStatements } from "../giving/bank/index.ts";
import { charities } from "../giving/charities/index.ts";
import { charityChoices } from "../giving/charity-choices/index.ts";
import { payments } from "../giving/payments/index.ts";
import { sponsors } from "../giving/sponsors/index.ts";
import { thankYouReplies } from "../giving/thank-you-replies/index.ts";
import { thankYous } from "../giving/thanks/index.ts";
import { leads } from "../leads/staff/index.ts";
import { categories } from "../people/categories/index.ts";
import { districts } from "../people/districts/index.ts";
import { genericTeachers } from "../people/generic-teachers/index.ts";
import { providers } from "../people/providers/index.ts";
import { sites } from "../people/sites/index.ts";
import { users } from "../people/users/index.ts";
import { nominationResponses } from "../recognition/certificates/index.ts";
import { classes } from "../reports/classes/index.ts";
import type { ResourceManifest } from "../ui/manifest.ts";

/** What each resource of the contract adds to the portal; one that is forgotten here does not compile. */
export const resourceManifests: Readonly<Record<ResourceName, ResourceManifest>> = {
  ...activityManifests,
  announcement: announcements,
  ...responseManifests,
  nominationResponse: nominationResponses,
  category: categories,
  charity: charities,
  charityChoice: charityChoices,
  class: classes,
  district: districts,
  fileCategory: fileCategories,
  genericTeacher: genericTeachers,
  giverTv,
  lead: leads,
  level: levels,
  pageFile: pageFiles,
  bankStatement: bankStatements,
  payment: payments,
  program: programs,
  provider: providers,
  quizQuestion: quizQuestions,
  session: sessions,
  sessionTheme: sessionThemes,
  site: sites,
  sponsor: sponsors,
  standard: standards,
  thankYou: thankYous,
  thankYouReply: thankYouReplies,
  trait: traits,
  user: [...users, ...userPages],
  // Shown on the screens of others.
  classDonation: [],
  contact: [],
  mediaConsent: [],
  pledge: [],
  quizGraphic: [],
  savedReport: [],
  sponsorReceipt: [],
  teacherMedia: [],
};
