import type { ReportName } from "@kindling/contract";
import type app from "../locales/en/app.json";

/** Where a report is shown, and what its screen is called in the menu. */
export interface ReportScreen {
  readonly path: string;
  readonly title: keyof typeof app.titles;
}

/** The screens of the reports, by the report's name; specification section 2 gives the paths. */
export const reportScreens: Readonly<Record<ReportName, ReportScreen>> = {
  activityDetails: { path: "/activity-detail", title: "activityDetails" },
  activityResponses: { path: "/activity-response", title: "activityResponses" },
  activitySummary: { path: "/activity-summary", title: "activitySummary" },
  charity: { path: "/charity-report", title: "charityReport" },
  charitySchoolEarning: { path: "/charity-distribution-provider", title: "charityDistribution" },
  charityEarning: { path: "/charity-earning-distribution", title: "charityEarning" },
  mediaUpload: { path: "/media-upload", title: "mediaUpload" },
  curriculum: { path: "/curriculum-report", title: "curriculumReport" },
  curriculumPDF: { path: "/curriculum-export-pdf", title: "curriculumExport" },
  curriculumSTD: { path: "/curriculum-standards", title: "curriculumStandards" },
  site: { path: "/site-report", title: "siteReport" },
  userActivity: { path: "/user-activity", title: "userActivity" },
};
