import { type ResourceName, resourceEndpoints } from "@kindling/contract";
import { donationRoutes } from "./classroom/giving/donationRoutes.ts";
import { donationSteps } from "./classroom/giving/donationSteps.ts";
import { responseModules } from "./classroom/responses.ts";
import type { Entity } from "./core/entity.ts";
import type { Route } from "./core/route.ts";
import { savedReport, savedReportRoutes } from "./reports/saved-reports/savedReports.ts";
import { activityModules } from "./resources/activities.ts";
import { announcement, announcementRoutes } from "./resources/announcements.ts";
import { type BulkActions, bulkRoute } from "./resources/bulk/bulkRoute.ts";
import { category, categoryRoutes } from "./resources/categories.ts";
import { charity, charityRoutes } from "./resources/charities.ts";
import { charityChoice, charityChoiceRoutes } from "./resources/charityChoices.ts";
import { classDonation } from "./resources/classDonations.ts";
import { classEntity, classRoutes } from "./resources/classes.ts";
import { contact, contactRoutes } from "./resources/contacts.ts";
import { district, districtRoutes } from "./resources/districts.ts";
import { fileCategory, fileCategoryRoutes } from "./resources/fileCategories.ts";
import { genericTeacher, genericTeacherRoutes } from "./resources/genericTeachers.ts";
import { giverTv, giverTvRoutes } from "./resources/giverTv.ts";
import { changeLeads } from "./resources/leads/leadChanges.ts";
import { lead, leadRoutes } from "./resources/leads/leads.ts";
import { level, levelRoutes } from "./resources/levels.ts";
import { pageFile, pageFileRoutes } from "./resources/pageFiles.ts";
import { program, programRoutes } from "./resources/programs.ts";
import { provider, providerRoutes } from "./resources/providers.ts";
import { quizGraphic, quizGraphicRoutes } from "./resources/quizGraphics.ts";
import { quizQuestion, quizQuestionRoutes } from "./resources/quizQuestions.ts";
import { resetPassword } from "./resources/resetPassword.ts";
import { session, sessionRoutes } from "./resources/sessions.ts";
import { sessionTheme, sessionThemeRoutes } from "./resources/sessionThemes.ts";
import { site, siteRoutes } from "./resources/sites.ts";
import { standard, standardRoutes } from "./resources/standards.ts";
import { teacherMediaModule } from "./resources/teacher-media/teacherMediaRoutes.ts";
import { trait, traitRoutes } from "./resources/traits.ts";
import { user, userRoutes } from "./resources/users.ts";

interface ResourceModule {
  readonly entity: unknown;
  readonly routes: readonly Route[];
  /** What only its own bulk call can do. */
  readonly bulkActions?: BulkActions;
}

/** What stores and answers each resource; a resource of the contract that is forgotten here does not compile. */
const modules = {
  ...activityModules,
  announcement: { entity: announcement, routes: announcementRoutes },
  ...responseModules,
  category: { entity: category, routes: categoryRoutes },
  charity: { entity: charity, routes: charityRoutes },
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
  pageFile: { entity: pageFile, routes: pageFileRoutes },
  program: { entity: program, routes: programRoutes },
  provider: { entity: provider, routes: providerRoutes },
  quizGraphic: { entity: quizGraphic, routes: quizGraphicRoutes },
  quizQuestion: { entity: quizQuestion, routes: quizQuestionRoutes },
  savedReport: { entity: savedReport, routes: savedReportRoutes },
  session: { entity: session, routes: sessionRoutes },
  sessionTheme: { entity: sessionTheme, routes: sessionThemeRoutes },
  site: { entity: site, routes: siteRoutes },
  standard: { entity: standard, routes: standardRoutes },
  teacherMedia: teacherMediaModule,
  trait: { entity: trait, routes: traitRoutes },
  user: { entity: user, routes: userRoutes, bulkActions: { reset_password: resetPassword } },
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
