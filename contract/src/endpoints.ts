import { auditLogEndpoints } from "./account/auditLog.ts";
import { fileEndpoints } from "./account/files.ts";
import { firstWeekEndpoints } from "./account/firstWeek.ts";
import { loginEndpoints } from "./account/logins.ts";
import { mailStopEndpoints } from "./account/mailStops.ts";
import { notificationEndpoints } from "./account/notifications.ts";
import { confirmingEndpoints, ownFactorEndpoints } from "./account/ownFactors.ts";
import { personalDataEndpoints } from "./account/personalData.ts";
import { retentionEndpoints } from "./account/retention.ts";
import { savedViewEndpoints } from "./account/savedViews.ts";
import { secondFactorEndpoints } from "./account/secondFactor.ts";
import { securityLogEndpoints } from "./account/securityLog.ts";
import { accountEndpoints } from "./account/session.ts";
import { setUpEndpoints } from "./account/setUp.ts";
import { signInRuleEndpoints, staffFactorEndpoints } from "./account/signInRules.ts";
import { systemEndpoints } from "./account/system.ts";
import { classroomAnnouncementEndpoints } from "./classroom/announcements.ts";
import { classroomHomeEndpoints } from "./classroom/classroomHome.ts";
import { classroomEndpoints } from "./classroom/curriculumData.ts";
import { liveEndpoints } from "./classroom/live.ts";
import { phoneEndpoints } from "./classroom/phone.ts";
import { programPlanEndpoints } from "./classroom/programPlan.ts";
import { substituteEndpoints } from "./classroom/substitutes.ts";
import { takeHomeEndpoints } from "./classroom/takeHome.ts";
import { userActivityEndpoints } from "./classroom/userActivity.ts";
import { weekPlanEndpoints } from "./classroom/weekPlan.ts";
import type { Endpoint } from "./core/endpoint.ts";
import { importEndpoints } from "./core/importing.ts";
import { filmEndpoints } from "./curriculum/films/films.ts";
import { curriculumBookletEndpoints } from "./curriculum/planning/curriculumBooklet.ts";
import { curriculumCalendarEndpoints } from "./curriculum/planning/curriculumCalendar.ts";
import { curriculumChangeEndpoints } from "./curriculum/planning/curriculumChanges.ts";
import { recordingEndpoints } from "./curriculum/recordings/recordings.ts";
import { adjustmentEndpoints } from "./giving/adjustments.ts";
import { bankLineEndpoints } from "./giving/bankLines.ts";
import { bankReconciliationEndpoints } from "./giving/bankReconciliation.ts";
import { givingEndpoints } from "./giving/giving.ts";
import { ledgerCheckEndpoints } from "./giving/ledgerChecks.ts";
import { paymentRunEndpoints } from "./giving/paymentRuns.ts";
import { pointRateEndpoints } from "./giving/pointRates.ts";
import { publicPageEndpoints } from "./giving/publicPage.ts";
import { sessionClosingEndpoints } from "./giving/sessionClosing.ts";
import { sponsorPageEndpoints } from "./giving/sponsorPages.ts";
import { thankYouLinkEndpoints } from "./giving/thankYous.ts";
import { oneRosterEndpoints } from "./people/oneRoster.ts";
import { placeOverviewEndpoints } from "./people/placeOverview.ts";
import { certificateEndpoints, nominationClassEndpoints } from "./recognition/nominations.ts";
import { dashboardEndpoints } from "./reports/dashboard.ts";
import { demoProgramEndpoints } from "./reports/demoProgram.ts";
import { findEndpoints } from "./reports/finding.ts";
import { givingByYearEndpoints } from "./reports/givingByYear.ts";
import { givingDashboardEndpoints } from "./reports/givingDashboard.ts";
import { exportEndpoint, hasSums, listsAmong, reportEndpoints, sumsEndpoint } from "./reports/index.ts";
import { paceEndpoints } from "./reports/pace.ts";
import { resourceEndpoints } from "./resources.ts";

const groups: readonly Readonly<Record<string, Endpoint>>[] = [
  accountEndpoints,
  bankLineEndpoints,
  bankReconciliationEndpoints,
  auditLogEndpoints,
  certificateEndpoints,
  classroomAnnouncementEndpoints,
  classroomEndpoints,
  classroomHomeEndpoints,
  curriculumBookletEndpoints,
  curriculumCalendarEndpoints,
  curriculumChangeEndpoints,
  dashboardEndpoints,
  fileEndpoints,
  filmEndpoints,
  findEndpoints,
  givingByYearEndpoints,
  givingDashboardEndpoints,
  givingEndpoints,
  importEndpoints,
  ledgerCheckEndpoints,
  loginEndpoints,
  mailStopEndpoints,
  nominationClassEndpoints,
  notificationEndpoints,
  firstWeekEndpoints,
  savedViewEndpoints,
  paceEndpoints,
  paymentRunEndpoints,
  recordingEndpoints,
  placeOverviewEndpoints,
  pointRateEndpoints,
  publicPageEndpoints,
  adjustmentEndpoints,
  oneRosterEndpoints,
  ownFactorEndpoints,
  confirmingEndpoints,
  personalDataEndpoints,
  sponsorPageEndpoints,
  ...reportEndpoints,
  retentionEndpoints,
  securityLogEndpoints,
  secondFactorEndpoints,
  sessionClosingEndpoints,
  setUpEndpoints,
  demoProgramEndpoints,
  signInRuleEndpoints,
  staffFactorEndpoints,
  systemEndpoints,
  thankYouLinkEndpoints,
  ...Object.values(resourceEndpoints),
  userActivityEndpoints,
  programPlanEndpoints,
  weekPlanEndpoints,
  takeHomeEndpoints,
  liveEndpoints,
  phoneEndpoints,
  substituteEndpoints,
];

const declared = groups.flatMap((group) => Object.values(group));

/** Calls that list rows; each has an export. */
export const listEndpoints = listsAmong(declared);

/** Every call; the server refuses to start if one has no handler. */
export const allEndpoints: readonly Endpoint[] = [
  ...declared,
  ...listEndpoints.map(exportEndpoint),
  ...listEndpoints.filter(hasSums).map(sumsEndpoint),
];
