import { activityDetails } from "./activityDetails.ts";
import { activityResponses } from "./activityResponses.ts";
import { activitySummary } from "./activitySummary.ts";
import { charityEarning, charityReport, charitySchoolEarning } from "./charityReports.ts";
import { curriculumPdf } from "./curriculumPdf.ts";
import { curriculumReport } from "./curriculumReport.ts";
import { curriculumStandards } from "./curriculumStandards.ts";
import { mediaUpload } from "./mediaUpload.ts";
import { siteReport } from "./siteReport.ts";
import { userActivityReport } from "./userActivityReport.ts";

export { curriculumParts } from "./activityResponses.ts";
export { charityChoiceStates } from "./charityReports.ts";
export * from "./chart.ts";
export * from "./dashboard.ts";
export * from "./defineReport.ts";
export * from "./givingByYear.ts";
export * from "./givingDashboard.ts";
export * from "./listExport.ts";
export * from "./listLabels.ts";
export * from "./listSums.ts";
export * from "./listWords.ts";
export * from "./pace.ts";
export * from "./reportFilters.ts";
export {
  activityDetails,
  activityResponses,
  activitySummary,
  charityEarning,
  charityReport,
  charitySchoolEarning,
  curriculumPdf,
  curriculumReport,
  curriculumStandards,
  mediaUpload,
  siteReport,
  userActivityReport,
};

export const reports = {
  curriculum: curriculumReport,
  curriculumPDF: curriculumPdf,
  userActivity: userActivityReport,
  site: siteReport,
  charity: charityReport,
  activitySummary,
  charitySchoolEarning,
  charityEarning,
  activityDetails,
  activityResponses,
  mediaUpload,
  curriculumSTD: curriculumStandards,
} as const;

export type ReportName = keyof typeof reports;

export const reportEndpoints = Object.values(reports).map(({ download, preview }) => ({ download, preview }));
export * from "./totals.ts";
