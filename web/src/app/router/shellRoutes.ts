import { activityKinds, kindPaths, type ReportName } from "@kindling/contract";
import { type ComponentType, createElement } from "react";
import type { RouteObject } from "react-router";
import { reportScreens } from "../../reports/reportScreens.ts";
import { ruleScreens } from "../admin/adminPaths.ts";
import { resourceManifests } from "../manifests.ts";
import { screenRoute } from "./screenRoute.ts";

const resourceRoutes = Object.values(resourceManifests)
  .flat()
  .map((screen) => screenRoute(screen.path, screen.title, screen.load, screen.leaderTitle));

const accountPaths = {
  auditLog: "/audit-log",
  notifications: "/notifications",
  ...ruleScreens,
} as const;
const accountRoutes = Object.entries(accountPaths).map(([title, path]) =>
  screenRoute(
    path,
    title as keyof typeof accountPaths,
    async () =>
      (await import("../../account/accountScreens.ts")).accountScreens[title as keyof typeof accountPaths],
  ),
);

const previews = async () => (await import("../admin/previewScreens.ts")).previewScreens;

const activityPreviews = activityKinds.map((kind) =>
  screenRoute(`${kindPaths[kind]}/preview/:id`, "activityPreview", async () => {
    const { ActivityPreview } = await previews();
    return () => createElement(ActivityPreview, { kind });
  }),
);

/** The screens of reports that have one of their own. */
const ownReportScreens: Partial<Record<string, () => Promise<ComponentType>>> = {
  curriculumSTD: async () =>
    (await import("../leader/CurriculumStandardsScreen.tsx")).CurriculumStandardsScreen,
  curriculumPDF: async () => (await import("../admin/BookletScreen.tsx")).BookletScreen,
};

const reportRoutes = Object.entries(reportScreens).map(([name, { path, title }]) =>
  screenRoute(path, title, async () => {
    const own = await ownReportScreens[name]?.();
    if (own) return own;
    const { ReportPage } = await import("../../reports/ReportPage.tsx");
    return () => createElement(ReportPage, { key: name, name: name as ReportName });
  }),
);

/** The screens inside the shell of staff and leaders; `allowedPaths` says who may open which. */
export const shellRoutes: RouteObject[] = [
  screenRoute(
    "/index",
    "overview",
    async () => (await import("../../reports/dashboard/DashboardPage.tsx")).DashboardPage,
  ),
  ...resourceRoutes,
  screenRoute(
    "/donations",
    "donations",
    async () => (await import("../../giving/donations/DonationsPage.tsx")).DonationsPage,
  ),
  screenRoute(
    "/session-closing/:id?",
    "sessionClosing",
    async () => (await import("../../giving/closing/ClosingPage.tsx")).ClosingPage,
  ),
  screenRoute(
    "/ledger-check",
    "ledgerCheck",
    async () => (await import("../../giving/ledger-check/LedgerCheckPage.tsx")).LedgerCheckPage,
  ),
  screenRoute(
    "/teacher-media",
    "teacherMedia",
    async () => (await import("../../media/teacher-media/ClassMediaPage.tsx")).ClassMediaPage,
  ),
  screenRoute(
    "/school/:id",
    "site",
    async () => (await import("../../reports/places/SitePage.tsx")).SitePage,
  ),
  screenRoute(
    "/providers/:id",
    "provider",
    async () => (await import("../../reports/places/ProviderPage.tsx")).ProviderPage,
  ),
  ...activityPreviews,
  screenRoute(
    `${kindPaths.puzzle}/print/:id`,
    "puzzlePrint",
    async () => (await import("../../curriculum/activities/preview/PuzzlePrintPage.tsx")).PuzzlePrintPage,
  ),
  screenRoute(
    "/quiz-question/preview/:id",
    "activityPreview",
    async () => (await previews()).QuizQuestionPreview,
  ),
  screenRoute(
    "/curriculum-calendar",
    "curriculumCalendar",
    async () => (await import("../../curriculum/calendar/CurriculumCalendarPage.tsx")).CurriculumCalendarPage,
  ),
  screenRoute(
    "/curriculum-export-pdf/preview",
    "curriculumBooklet",
    async () => (await import("../admin/BookletPreview.tsx")).BookletPreview,
  ),
  screenRoute(
    "/announcement/preview/:id",
    "announcementPreview",
    async () => (await previews()).AnnouncementPreview,
  ),
  screenRoute("/trait/preview/:id", "traitPreview", async () => (await previews()).TraitPreview),
  ...reportRoutes,
  screenRoute(
    "/pacing",
    "pacing",
    async () => (await import("../../reports/pacing/PacingPage.tsx")).PacingPage,
  ),
  screenRoute(
    "/giving-overview",
    "givingOverview",
    async () => (await import("../../reports/giving-overview/GivingOverviewPage.tsx")).GivingOverviewPage,
  ),
  screenRoute(
    "/giving-by-year",
    "givingByYear",
    async () => (await import("../../reports/giving-by-year/GivingByYearPage.tsx")).GivingByYearPage,
  ),
  screenRoute(
    "/open-report",
    "openReport",
    async () => (await import("../../reports/OpenReportPage.tsx")).OpenReportPage,
  ),
  ...accountRoutes,
  screenRoute(
    "/imports",
    "imports",
    async () => (await import("../../people/imports/ImportsPage.tsx")).ImportsPage,
  ),
];
