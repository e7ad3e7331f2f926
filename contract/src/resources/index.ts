import {
  familyConnection,
  familyConnectionEndpoints,
  kinesthetic,
  kinestheticEndpoints,
  lessonPlan,
  lessonPlanEndpoints,
  mindfulClose,
  mindfulCloseEndpoints,
  mindfulOpen,
  mindfulOpenEndpoints,
  nomination,
  nominationEndpoints,
  peerConnection,
  peerConnectionEndpoints,
  playActivity,
  playActivityEndpoints,
  projectBased,
  projectBasedEndpoints,
  puzzle,
  puzzleEndpoints,
  quiz,
  quizEndpoints,
} from "./activities.ts";

import { announcementEndpoints, announcements } from "./announcements.ts";
import { categories, categoryEndpoints } from "./categories.ts";
import { charities, charityEndpoints } from "./charities.ts";
import { charityChoiceEndpoints, charityChoices } from "./charityChoices.ts";
import { classDonationEndpoints, classDonations } from "./classDonations.ts";
import { classEndpoints, classes } from "./classes.ts";
import { contactEndpoints, contacts } from "./contacts.ts";
import { districtEndpoints, districts } from "./districts.ts";
import { fileCategories, fileCategoryEndpoints } from "./fileCategories.ts";
import { genericTeacherEndpoints, genericTeachers } from "./genericTeachers.ts";
import { giverTv, giverTvEndpoints } from "./giverTv.ts";
import { leadEndpoints, leads } from "./leads.ts";
import { levelEndpoints, levels } from "./levels.ts";
import { pageFileEndpoints, pageFiles } from "./pageFiles.ts";
import { programEndpoints, programs } from "./programs.ts";
import { providerEndpoints, providers } from "./providers.ts";
import { quizGraphicEndpoints, quizGraphics } from "./quizGraphics.ts";
import { quizQuestionEndpoints, quizQuestions } from "./quizQuestions.ts";
import {
  activityFormResponseEndpoints,
  activityFormResponses,
  nominationResponseEndpoints,
  nominationResponses,
  pdfFormResponseEndpoints,
  pdfFormResponses,
  quizAnswerEndpoints,
  quizAnswers,
  traitResponseEndpoints,
  traitResponses,
} from "./responses.ts";
import { savedReportEndpoints, savedReports } from "./savedReports.ts";
import { sessionEndpoints, sessions } from "./sessions.ts";
import { sessionThemeEndpoints, sessionThemes } from "./sessionThemes.ts";
import { siteEndpoints, sites } from "./sites.ts";
import { standardEndpoints, standards } from "./standards.ts";
import { teacherMedia, teacherMediaEndpoints } from "./teacherMedia.ts";
import { traitEndpoints, traits } from "./traits.ts";
import { userEndpoints, users } from "./users.ts";

export * from "./activities.ts";
export * from "./announcements.ts";
export * from "./categories.ts";
export * from "./charities.ts";
export * from "./charityChoices.ts";
export * from "./classDonations.ts";
export * from "./classes.ts";
export * from "./contacts.ts";
export * from "./districts.ts";
export * from "./fileCategories.ts";
export * from "./genericTeachers.ts";
export * from "./giverTv.ts";
export * from "./leads.ts";
export * from "./levels.ts";
export * from "./pageFiles.ts";
export * from "./programs.ts";
export * from "./providers.ts";
export * from "./quizGraphics.ts";
export * from "./quizQuestions.ts";
export * from "./responses.ts";
export * from "./savedReports.ts";
export * from "./sessions.ts";
export * from "./sessionThemes.ts";
export * from "./sites.ts";
export * from "./standards.ts";
export * from "./teacherMedia.ts";
export * from "./traits.ts";
export * from "./users.ts";

/** Every resource by its name. The indexes of the api and the web are checked against these names. */
export const resources = {
  activityFormResponse: activityFormResponses,
  announcement: announcements,
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
  mindfulOpen,
  mindfulClose,
  nomination,
  puzzle,
  kinesthetic,
  projectBased,
  peerConnection,
  familyConnection,
  playActivity,
  lessonPlan,
  quiz,
  quizGraphic: quizGraphics,
  quizQuestion: quizQuestions,
  pageFile: pageFiles,
  nominationResponse: nominationResponses,
  pdfFormResponse: pdfFormResponses,
  program: programs,
  provider: providers,
  quizAnswer: quizAnswers,
  savedReport: savedReports,
  session: sessions,
  sessionTheme: sessionThemes,
  site: sites,
  standard: standards,
  teacherMedia,
  trait: traits,
  traitResponse: traitResponses,
  user: users,
};

export type ResourceName = keyof typeof resources;

/** The calls of every resource. */
export const resourceEndpoints = {
  activityFormResponse: activityFormResponseEndpoints,
  announcement: announcementEndpoints,
  category: categoryEndpoints,
  charity: charityEndpoints,
  charityChoice: charityChoiceEndpoints,
  class: classEndpoints,
  classDonation: classDonationEndpoints,
  contact: contactEndpoints,
  district: districtEndpoints,
  fileCategory: fileCategoryEndpoints,
  genericTeacher: genericTeacherEndpoints,
  giverTv: giverTvEndpoints,
  lead: leadEndpoints,
  level: levelEndpoints,
  mindfulOpen: mindfulOpenEndpoints,
  mindfulClose: mindfulCloseEndpoints,
  nomination: nominationEndpoints,
  puzzle: puzzleEndpoints,
  kinesthetic: kinestheticEndpoints,
  projectBased: projectBasedEndpoints,
  peerConnection: peerConnectionEndpoints,
  familyConnection: familyConnectionEndpoints,
  playActivity: playActivityEndpoints,
  lessonPlan: lessonPlanEndpoints,
  quiz: quizEndpoints,
  quizGraphic: quizGraphicEndpoints,
  quizQuestion: quizQuestionEndpoints,
  pageFile: pageFileEndpoints,
  nominationResponse: nominationResponseEndpoints,
  pdfFormResponse: pdfFormResponseEndpoints,
  program: programEndpoints,
  provider: providerEndpoints,
  quizAnswer: quizAnswerEndpoints,
  savedReport: savedReportEndpoints,
  session: sessionEndpoints,
  sessionTheme: sessionThemeEndpoints,
  site: siteEndpoints,
  standard: standardEndpoints,
  teacherMedia: teacherMediaEndpoints,
  trait: traitEndpoints,
  traitResponse: traitResponseEndpoints,
  user: userEndpoints,
} satisfies Record<ResourceName, object>;
