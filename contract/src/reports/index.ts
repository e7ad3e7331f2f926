import { activityDetails } from "./activityDetails.ts";
import { activityResponses } from "./activityResponses.ts";
import { activitySummary } from "./activitySummary.ts";
import { charityEarning, charityReport, charitySchoolEarning } from "./charityReports.ts";
import { mediaUpload } from "./mediaUpload.ts";
import { siteReport } from "./siteReport.ts";
import { userActivityReport } from "./userActivityReport.ts";

export { curriculumParts } from "./activityResponses.ts";
export * from "./chart.ts";
export * from "./defineReport.ts";
export * from "./listExport.ts";
export * from "./listLabels.ts";
export * from "./listWords.ts";
export { activitySummary, siteReport };
export * from "./givingDashboard.ts";
export { activitySummary, charityEarning, charityReport, charitySchoolEarning, siteReport };
export { activitySummary, mediaUpload, siteReport, userActivityReport };

/** Every report, by its name. */
export const reports = {
  activitySummary,
  charity: charityReport,
  charitySchoolEarning,
  charityEarning,
  site: siteReport,
} as const;
export { activityDetails, activityResponses, activitySummary, siteReport };

/** Every report, by its name. */
export const reports = { activitySummary, activityDetails, activityResponses, site: siteReport } as const;
  mediaUpload,
  site: siteReport,
  userActivity: userActivityReport,
} as const;

export type ReportName = keyof typeof reports;

/** The calls of the reports. */
export const reportEndpoints = Object.values(reports).map(({ download, preview }) => ({ download, preview }));
