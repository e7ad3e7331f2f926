import type { ResourceName } from "@kindling/contract";
import { activityManifests } from "./activity-screens/index.ts";
import { announcements } from "./announcements/index.ts";
import { categories } from "./categories/index.ts";
import { nominationResponses } from "./certificates/index.ts";
import { charities } from "./charities/index.ts";
import { charityChoices } from "./charity-choices/index.ts";
import { classDonations } from "./class-donations/index.ts";
import { classes } from "./classes/index.ts";
import { contacts } from "./contacts/index.ts";
import { districts } from "./districts/index.ts";
import { fileCategories } from "./file-categories/index.ts";
import { genericTeachers } from "./generic-teachers/index.ts";
import { giverTv } from "./giver-tv/index.ts";
import { leads } from "./leads/index.ts";
import { levels } from "./levels/index.ts";
import type { ResourceManifest } from "./manifest.ts";
import { pageFiles } from "./page-files/index.ts";
import { programs } from "./programs/index.ts";
import { providers } from "./providers/index.ts";
import { quizGraphics } from "./quiz-graphics/index.ts";
import { quizQuestions } from "./quiz-questions/index.ts";
import { responseManifests } from "./response-screens/index.ts";
import { savedReports } from "./saved-reports/index.ts";
import { sessionThemes } from "./session-themes/index.ts";
import { sessions } from "./sessions/index.ts";
import { sites } from "./sites/index.ts";
import { standards } from "./standards/index.ts";
import { teacherMedia } from "./teacher-media/index.ts";
import { traits } from "./traits/index.ts";
import { users } from "./users/index.ts";
import { userPages } from "./users/user-page/index.ts";

/** What each resource of the contract adds to the portal; one that is forgotten here does not compile. */
export const resourceManifests = {
  ...activityManifests,
  announcement: announcements,
  ...responseManifests,
  nominationResponse: nominationResponses,
  category: categories,
  charity: charities,
  charityChoice: charityChoices,
  class: classes,
  classDonation: classDonations,
  contact: contacts,
  district: districts,
  fileCategory: fileCategories,
  genericTeacher: genericTeachers,
  giverTv,
  lead: leads,
  level: levels,
  pageFile: pageFiles,
  program: programs,
  provider: providers,
  quizGraphic: quizGraphics,
  quizQuestion: quizQuestions,
  savedReport: savedReports,
  session: sessions,
  sessionTheme: sessionThemes,
  site: sites,
  standard: standards,
  teacherMedia,
  trait: traits,
  user: { screens: [...users.screens, ...userPages.screens] },
} satisfies Record<ResourceName, ResourceManifest>;
