import { activitySummary } from "./activitySummary.ts";
import { charityEarning, charityReport, charitySchoolEarning } from "./charityReports.ts";
import { siteReport } from "./siteReport.ts";

export * from "./chart.ts";
export * from "./defineReport.ts";
export * from "./listExport.ts";
export * from "./listLabels.ts";
export * from "./listWords.ts";
export { activitySummary, siteReport };
export * from "./givingDashboard.ts";
export { activitySummary, charityEarning, charityReport, charitySchoolEarning, siteReport };

/** Every report, by its name. */
export const reports = {
  activitySummary,
  charity: charityReport,
  charitySchoolEarning,
  charityEarning,
  site: siteReport,
} as const;

export type ReportName = keyof typeof reports;

/** The calls of the reports. */
export const reportEndpoints = Object.values(reports).map(({ download, preview }) => ({ download, preview }));
