import { classEndpoints, classes } from "./classroom/classes.ts";
import { mediaConsentEndpoints, mediaConsents } from "./classroom/mediaConsents.ts";
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
} from "./classroom/responses.ts";
import { activities, activityEndpoints } from "./curriculum/activities/activityTypes.ts";
import { announcementEndpoints, announcements } from "./curriculum/announcements.ts";
import { fileCategories, fileCategoryEndpoints } from "./curriculum/fileCategories.ts";
import { giverTv, giverTvEndpoints } from "./curriculum/giverTv.ts";
import { levelEndpoints, levels } from "./curriculum/levels.ts";
import { pageFileEndpoints, pageFiles } from "./curriculum/pageFiles.ts";
import { programEndpoints, programs } from "./curriculum/programs.ts";
import { quizGraphicEndpoints, quizGraphics } from "./curriculum/quizzes/quizGraphics.ts";
import { quizQuestionEndpoints, quizQuestions } from "./curriculum/quizzes/quizQuestions.ts";
import { sessionEndpoints, sessions } from "./curriculum/sessions.ts";
import { sessionThemeEndpoints, sessionThemes } from "./curriculum/sessionThemes.ts";
import { standardEndpoints, standards } from "./curriculum/standards.ts";
import { traitEndpoints, traits } from "./curriculum/traits.ts";
import { bankStatementEndpoints, bankStatements } from "./giving/bankStatements.ts";
import { charities, charityEndpoints } from "./giving/charities.ts";
import { charityChoiceEndpoints, charityChoices } from "./giving/charityChoices.ts";
import { classDonationEndpoints, classDonations } from "./giving/classDonations.ts";
import { paymentEndpoints, payments } from "./giving/payments.ts";
import {
  pledgeEndpoints,
  pledges,
  sponsorEndpoints,
  sponsorReceiptEndpoints,
  sponsorReceipts,
  sponsors,
} from "./giving/sponsors.ts";
import { thankYouReplies, thankYouReplyEndpoints } from "./giving/thankYouReplies.ts";
import { thankYouEndpoints, thankYous } from "./giving/thankYous.ts";
import { leadEndpoints, leads } from "./leads/leads.ts";
import { teacherMedia, teacherMediaEndpoints } from "./media/teacherMedia.ts";
import { categories, categoryEndpoints } from "./people/categories.ts";
import { contactEndpoints, contacts } from "./people/contacts.ts";
import { districtEndpoints, districts } from "./people/districts.ts";
import { genericTeacherEndpoints, genericTeachers } from "./people/genericTeachers.ts";
import { providerEndpoints, providers } from "./people/providers.ts";
import { siteEndpoints, sites } from "./people/sites.ts";
import { userEndpoints, users } from "./people/users.ts";
import { savedReportEndpoints, savedReports } from "./reports/savedReports.ts";

export * from "./classroom/classes.ts";
export * from "./classroom/consentInput.ts";
export * from "./classroom/mediaConsents.ts";
export * from "./classroom/responses.ts";
export * from "./curriculum/announcements.ts";
export * from "./curriculum/fileCategories.ts";
export * from "./curriculum/giverTv.ts";
export * from "./curriculum/levels.ts";
export * from "./curriculum/pageFiles.ts";
export * from "./curriculum/programs.ts";
export * from "./curriculum/quizzes/quizGraphics.ts";
export * from "./curriculum/quizzes/quizQuestions.ts";
export * from "./curriculum/sessions.ts";
export * from "./curriculum/sessionThemes.ts";
export * from "./curriculum/standards.ts";
export * from "./curriculum/traits.ts";
export * from "./giving/bankStatements.ts";
export * from "./giving/charities.ts";
export * from "./giving/charityChoices.ts";
export * from "./giving/classDonations.ts";
export * from "./giving/paymentRuns.ts";
export * from "./giving/payments.ts";
export * from "./giving/sponsorPages.ts";
export * from "./giving/sponsors.ts";
export * from "./giving/thankYouReplies.ts";
export * from "./giving/thankYous.ts";
export * from "./leads/leads.ts";
export * from "./media/teacherMedia.ts";
export * from "./people/categories.ts";
export * from "./people/contacts.ts";
export * from "./people/districts.ts";
export * from "./people/genericTeachers.ts";
export * from "./people/providers.ts";
export * from "./people/sites.ts";
export * from "./people/users.ts";
export * from "./reports/savedReports.ts";

/** The indexes of api and web are checked against these names. */
export const resources = {
  activityFormResponse: activityFormResponses,
  announcement: announcements,
  bankStatement: bankStatements,
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
  mediaConsent: mediaConsents,
  ...activities,
  quizGraphic: quizGraphics,
  quizQuestion: quizQuestions,
  pageFile: pageFiles,
  nominationResponse: nominationResponses,
  payment: payments,
  pdfFormResponse: pdfFormResponses,
  pledge: pledges,
  program: programs,
  provider: providers,
  quizAnswer: quizAnswers,
  savedReport: savedReports,
  session: sessions,
  sessionTheme: sessionThemes,
  site: sites,
  sponsor: sponsors,
  sponsorReceipt: sponsorReceipts,
  standard: standards,
  teacherMedia,
  thankYou: thankYous,
  thankYouReply: thankYouReplies,
  trait: traits,
  traitResponse: traitResponses,
  user: users,
};

export type ResourceName = keyof typeof resources;

export const resourceEndpoints = {
  activityFormResponse: activityFormResponseEndpoints,
  announcement: announcementEndpoints,
  bankStatement: bankStatementEndpoints,
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
  mediaConsent: mediaConsentEndpoints,
  ...activityEndpoints,
  quizGraphic: quizGraphicEndpoints,
  quizQuestion: quizQuestionEndpoints,
  pageFile: pageFileEndpoints,
  nominationResponse: nominationResponseEndpoints,
  payment: paymentEndpoints,
  pdfFormResponse: pdfFormResponseEndpoints,
  pledge: pledgeEndpoints,
  program: programEndpoints,
  provider: providerEndpoints,
  quizAnswer: quizAnswerEndpoints,
  savedReport: savedReportEndpoints,
  session: sessionEndpoints,
  sessionTheme: sessionThemeEndpoints,
  site: siteEndpoints,
  sponsor: sponsorEndpoints,
  sponsorReceipt: sponsorReceiptEndpoints,
  standard: standardEndpoints,
  teacherMedia: teacherMediaEndpoints,
  thankYou: thankYouEndpoints,
  thankYouReply: thankYouReplyEndpoints,
  trait: traitEndpoints,
  traitResponse: traitResponseEndpoints,
  user: userEndpoints,
} satisfies Record<ResourceName, object>;
