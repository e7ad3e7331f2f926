import { type ResourceName, resourceEndpoints } from "@kindling/contract";
import { classEntity, classRoutes } from "./classroom/classes.ts";
import { consentActions } from "./classroom/media-files/consentActions.ts";
import { consentRoutes, mediaConsent } from "./classroom/media-files/mediaConsent.ts";
import { responseModules } from "./classroom/responses/responses.ts";
import { type BulkActions, bulkRoute } from "./core/bulk/bulkRoute.ts";
import type { Entity } from "./core/entities/entity.ts";
import type { Route } from "./core/route.ts";
import { activityModules } from "./curriculum/activities/activities.ts";
import { level, levelRoutes } from "./curriculum/levels.ts";
import { announcement, announcementRoutes } from "./curriculum/pages/announcements.ts";
import { fileCategory, fileCategoryRoutes } from "./curriculum/pages/fileCategories.ts";
import { pageFile, pageFileRoutes } from "./curriculum/pages/pageFiles.ts";
import { program, programRoutes } from "./curriculum/programs.ts";
import { quizGraphic, quizGraphicRoutes } from "./curriculum/quizzes/quizGraphics.ts";
import { quizQuestion, quizQuestionRoutes } from "./curriculum/quizzes/quizQuestions.ts";
import { session, sessionRoutes } from "./curriculum/sessions/sessions.ts";
import { sessionTheme, sessionThemeRoutes } from "./curriculum/sessions/sessionThemes.ts";
import { standard, standardRoutes } from "./curriculum/standards.ts";
import { giverTv, giverTvRoutes } from "./curriculum/traits/giverTv.ts";
import { trait, traitRoutes } from "./curriculum/traits/traits.ts";
import { siteArchiving, userArchiving } from "./giving/archiving/archiving.ts";
import { bankStatementRoutes } from "./giving/bank/bankRoutes.ts";
import { bankStatement } from "./giving/bank/bankStatements.ts";
import { charity, charityRoutes } from "./giving/charities/charities.ts";
import { charityChoice, charityChoiceRoutes } from "./giving/charities/charityChoices.ts";
import { charityBulkActions, settlingRoutes } from "./giving/charities/settleCharities.ts";
import { classDonation } from "./giving/donations/classDonations.ts";
import { donationRoutes } from "./giving/donations/donationRoutes.ts";
import { donationSteps } from "./giving/donations/donationSteps.ts";
import { paymentRoutes } from "./giving/payments/paymentRoutes.ts";
import { payment } from "./giving/payments/payments.ts";
import { pledge, pledgeRoutes } from "./giving/sponsors/pledges.ts";
import { sponsorReceipt, sponsorReceiptRoutes } from "./giving/sponsors/receipts.ts";
import { sponsorRoutes } from "./giving/sponsors/sponsorRoutes.ts";
import { sponsor } from "./giving/sponsors/sponsors.ts";
import { replyRoutes } from "./giving/thanks/replyRoutes.ts";
import { replyActions } from "./giving/thanks/replySteps.ts";
import { thankYouReply } from "./giving/thanks/thankYouReplies.ts";
import { thankYouRoutes } from "./giving/thanks/thankYouRoutes.ts";
import { thankYou } from "./giving/thanks/thankYous.ts";
import { changeLeads } from "./leads/leadChanges.ts";
import { lead, leadRoutes } from "./leads/leads.ts";
import { teacherMediaModule } from "./media/teacherMediaRoutes.ts";
import { category, categoryRoutes } from "./people/categories.ts";
import { contact, contactRoutes } from "./people/contacts.ts";
import { district, districtRoutes } from "./people/districts.ts";
import { genericTeacher, genericTeacherRoutes } from "./people/genericTeachers.ts";
import { provider, providerRoutes } from "./people/providers.ts";
import { site } from "./people/sites.ts";
import { resetPassword } from "./people/users/resetPassword.ts";
import { user } from "./people/users/users.ts";
import { savedReport, savedReportRoutes } from "./reports/saved-reports/savedReports.ts";

interface ResourceModule {
  readonly entity: unknown;
  readonly routes: readonly Route[];
  /** What only its own bulk call can do. */
  readonly bulkActions?: BulkActions;
}

/** Storage and routes of each resource; a missing one doesn't compile. */
const modules = {
  ...activityModules,
  announcement: { entity: announcement, routes: announcementRoutes },
  ...responseModules,
  category: { entity: category, routes: categoryRoutes },
  charity: {
    entity: charity,
    routes: [...charityRoutes, ...settlingRoutes],
    bulkActions: charityBulkActions,
  },
  charityChoice: { entity: charityChoice, routes: charityChoiceRoutes },
  class: { entity: classEntity, routes: classRoutes },
  classDonation: { entity: classDonation, routes: donationRoutes, bulkActions: donationSteps },
  contact: { entity: contact, routes: contactRoutes },
  district: { entity: district, routes: districtRoutes },
  fileCategory: { entity: fileCategory, routes: fileCategoryRoutes },
  genericTeacher: { entity: genericTeacher, routes: genericTeacherRoutes },
  giverTv: { entity: giverTv, routes: giverTvRoutes },
  lead: { entity: lead, routes: leadRoutes, bulkActions: { update: changeLeads } },
  level: { entity: level, routes: levelRoutes },
  mediaConsent: { entity: mediaConsent, routes: consentRoutes, bulkActions: consentActions },
  bankStatement: { entity: bankStatement, routes: bankStatementRoutes },
  payment: { entity: payment, routes: paymentRoutes },
  pledge: { entity: pledge, routes: pledgeRoutes },
  pageFile: { entity: pageFile, routes: pageFileRoutes },
  program: { entity: program, routes: programRoutes },
  provider: { entity: provider, routes: providerRoutes },
  quizGraphic: { entity: quizGraphic, routes: quizGraphicRoutes },
  quizQuestion: { entity: quizQuestion, routes: quizQuestionRoutes },
  savedReport: { entity: savedReport, routes: savedReportRoutes },
  session: { entity: session, routes: sessionRoutes },
  sessionTheme: { entity: sessionTheme, routes: sessionThemeRoutes },
  site: {
    entity: site,
    routes: siteArchiving.routes,
    bulkActions: siteArchiving.bulkActions,
  },
  sponsor: { entity: sponsor, routes: sponsorRoutes },
  sponsorReceipt: { entity: sponsorReceipt, routes: sponsorReceiptRoutes },
  standard: { entity: standard, routes: standardRoutes },
  teacherMedia: teacherMediaModule,
  thankYou: { entity: thankYou, routes: thankYouRoutes },
  thankYouReply: { entity: thankYouReply, routes: replyRoutes, bulkActions: replyActions },
  trait: { entity: trait, routes: traitRoutes },
  user: {
    entity: user,
    routes: userArchiving.routes,
    bulkActions: { reset_password: resetPassword, ...userArchiving.bulkActions },
  },
} satisfies Record<ResourceName, ResourceModule>;

/** Every entity by its resource's name. */
export const entities: ReadonlyMap<string, Entity> = new Map(
  Object.entries(modules).map(([name, { entity }]) => [name, entity as unknown as Entity]),
);

function routesOf(name: ResourceName): readonly Route[] {
  const { entity, routes, bulkActions }: ResourceModule = modules[name];
  const endpoints = resourceEndpoints[name];
  return "bulk" in endpoints ? [...routes, bulkRoute(endpoints.bulk, entity as Entity, bulkActions)] : routes;
}

/** The calls of all resources. */
export const resourceRoutes: readonly Route[] = (Object.keys(modules) as ResourceName[]).flatMap(routesOf);
