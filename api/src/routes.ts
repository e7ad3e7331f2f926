import { allEndpoints } from "@kindling/contract";
import { auditLogRoutes } from "./account/auditLogRoutes.ts";
import { confirmingCalls } from "./account/confirming/confirmingCalls.ts";
import { confirmRoutes } from "./account/confirming/confirmRoutes.ts";
import { fileRoutes } from "./account/fileRoutes.ts";
import { firstWeekRoutes } from "./account/first-week/firstWeekRoutes.ts";
import { loginHistoryRoutes } from "./account/loginHistoryRoutes.ts";
import { loginRoutes } from "./account/loginRoutes.ts";
import { notificationRoutes } from "./account/notifications/notificationRoutes.ts";
import { ownPasswordRoutes } from "./account/ownPasswordRoutes.ts";
import { personalDataRoutes } from "./account/personal-data/personalDataRoutes.ts";
import type { OutsidePictures } from "./account/pictures/outsidePictures.ts";
import { pictureRoutes } from "./account/pictures/pictureRoutes.ts";
import { retentionRoutes } from "./account/retention/retentionRoutes.ts";
import { savedViewRoutes } from "./account/saved-views/savedViewRoutes.ts";
import { factorSignInRoutes } from "./account/second-factor/factorSignInRoutes.ts";
import { ownFactorRoutes } from "./account/second-factor/ownFactorRoutes.ts";
import { signInRuleRoutes } from "./account/second-factor/signInRuleRoutes.ts";
import { staffFactorRoutes } from "./account/second-factor/staffFactorRoutes.ts";
import { notingExports } from "./account/security-log/notingExports.ts";
import { securityLogRoutes } from "./account/security-log/securityLogRoutes.ts";
import { setUpRoutes } from "./account/set-up/setUpRoutes.ts";
import type { IsBreached } from "./account/setPassword.ts";
import { staffPasswordRoutes } from "./account/staffPasswordRoutes.ts";
import { systemRoutes } from "./account/systemRoutes.ts";
import { viewRoutes } from "./account/view-as/viewRoutes.ts";
import { announcementClassRoutes } from "./classroom/announcements.ts";
import { classroomHomeRoutes } from "./classroom/classroomHome.ts";
import { classroomRoutes } from "./classroom/classroomRoutes.ts";
import { liveRoutes } from "./classroom/live/liveRoutes.ts";
import type { RoomFeeds } from "./classroom/live/roomFeeds.ts";
import type { PhoneFeeds } from "./classroom/phone/phoneFeeds.ts";
import { phoneRoutes } from "./classroom/phone/phoneRoutes.ts";
import { calendarLinkRoutes } from "./classroom/plan/calendarRoutes.ts";
import { planRoutes } from "./classroom/plan/planRoutes.ts";
import { programPlanRoutes } from "./classroom/plan/programPlanRoutes.ts";
import { previewRoutes } from "./classroom/previewRoutes.ts";
import { answerRoutes } from "./classroom/responses/answerRoutes.ts";
import { substituteRoutes } from "./classroom/substitutes/substituteRoutes.ts";
import { takeHomeRoutes } from "./classroom/take-home/takeHomeRoutes.ts";
import { traitPreviewRoutes } from "./classroom/traits.ts";
import type { Route } from "./core/route.ts";
import type { TokenKit } from "./core/server/tokens.ts";
import { filmRoutes } from "./curriculum/films/filmRoutes.ts";
import { bookletRoutes } from "./curriculum/planning/booklet.ts";
import { calendarRoutes } from "./curriculum/planning/calendar.ts";
import { curriculumChangeRoutes } from "./curriculum/planning/changeRoutes.ts";
import { recordingRoutes } from "./curriculum/recordings/recordingRoutes.ts";
import { demoRoutes } from "./demo/removing/demoRoutes.ts";
import { entities, resourceRoutes } from "./entities.ts";
import { userArchiving } from "./giving/archiving/archiving.ts";
import { givingRoutes } from "./giving/givingRoutes.ts";
import { ledgerCheckRoutes } from "./giving/ledger-check/ledgerCheckRoutes.ts";
import { listSources } from "./listSources.ts";
import { notificationTopics } from "./notificationTopics.ts";
import { importHistoryRoutes } from "./people/rostering/importHistoryRoutes.ts";
import { oneRosterRoutes } from "./people/rostering/oneRosterRoutes.ts";
import { personSections } from "./personSections.ts";
import { nominationRoutes } from "./recognition/certificates/nominationRoutes.ts";
import { dashboardRoutes } from "./reports/dashboard/dashboardRoutes.ts";
import { findRoutes } from "./reports/finding/findRoutes.ts";
import { givingByYearRoutes } from "./reports/giving-by-year/givingByYearRoutes.ts";
import { givingDashboardRoutes } from "./reports/givingDashboard.ts";
import { listExportRoutes } from "./reports/lists/listExportRoutes.ts";
import { listSumsRoutes } from "./reports/lists/listSumsRoutes.ts";
import { paceRoutes } from "./reports/pacing/paceRoutes.ts";
import { placeOverviewRoutes } from "./reports/place-overview/placeOverview.ts";
import { reportRoutes } from "./reports/reportSources.ts";
import { retentionRules } from "./retentionRules.ts";

/** Every call with its handler. */
export function routesOf(
  tokens: TokenKit,
  isBreached: IsBreached,
  pictures: OutsidePictures,
  feeds: RoomFeeds,
  phones: PhoneFeeds,
): Route[] {
  const routes = [
    // Account
    ...loginRoutes(tokens),
    ...ownPasswordRoutes(tokens, isBreached),
    ...staffPasswordRoutes(isBreached),
    ...confirmRoutes,
    ...loginHistoryRoutes,
    ...viewRoutes(tokens),
    ...factorSignInRoutes(tokens),
    ...ownFactorRoutes,
    ...staffFactorRoutes,
    ...setUpRoutes,
    ...signInRuleRoutes,
    ...systemRoutes,
    ...notificationRoutes(notificationTopics),
    ...firstWeekRoutes,
    ...savedViewRoutes,
    ...fileRoutes,
    ...pictureRoutes(pictures),
    ...auditLogRoutes,
    ...retentionRoutes(retentionRules),
    ...personalDataRoutes(personSections, userArchiving.archiveOne),
    ...securityLogRoutes,
    // People, places and curriculum: one entry a resource in entities.ts
    ...resourceRoutes,
    // Rostering
    ...oneRosterRoutes,
    ...importHistoryRoutes,
    // Classroom
    ...classroomRoutes,
    ...classroomHomeRoutes,
    ...planRoutes,
    ...programPlanRoutes,
    ...takeHomeRoutes,
    ...calendarLinkRoutes,
    ...liveRoutes(feeds),
    ...phoneRoutes(phones),
    ...answerRoutes,
    ...substituteRoutes(tokens),
    ...givingRoutes,
    ...ledgerCheckRoutes,
    ...placeOverviewRoutes,
    ...previewRoutes,
    ...announcementClassRoutes,
    ...nominationRoutes,
    ...traitPreviewRoutes,
    ...filmRoutes,
    ...recordingRoutes,
    ...calendarRoutes,
    ...curriculumChangeRoutes,
    ...bookletRoutes,
    // Reports
    ...demoRoutes,
    ...dashboardRoutes,
    ...reportRoutes,
    ...givingDashboardRoutes,
    ...givingByYearRoutes,
    ...paceRoutes,
    ...findRoutes,
  ];
  // Every list of them as a file, and sums of some
  return confirmingCalls(
    notingExports([
      ...routes,
      ...listExportRoutes(routes, entities, listSources),
      ...listSumsRoutes(routes, entities),
    ]),
  );
}

/** Refuses to start while a call of the contract has no handler, or two. */
export function checkComplete(routes: readonly Route[]): void {
  const handled = routes.map(({ endpoint }) => endpoint.name);
  const missing = allEndpoints.map(({ name }) => name).filter((name) => !handled.includes(name));
  const doubled = handled.filter((name, index) => handled.indexOf(name) !== index);
  if (missing.length > 0 || doubled.length > 0) {
    throw new Error(
      `Calls without a handler: ${missing.join(", ") || "none"}; with two: ${doubled.join(", ") || "none"}`,
    );
  }
}
