import { type Report, type ReportName, reports } from "@kindling/contract";
import type { Route } from "../core/route.ts";
import { activityDetailsSource } from "./activityDetails.ts";
import { activityResponsesSource } from "./activityResponses.ts";
import { activitySummarySource } from "./activitySummary.ts";
import { charityEarningSource, charityReportSource, charitySchoolEarningSource } from "./charityReports.ts";
import { curriculumPdfSource } from "./curriculumPdf.ts";
import { curriculumReportSource } from "./curriculumReport.ts";
import { curriculumStandardsSource } from "./curriculumStandards.ts";
import { type ReportSource, reportRoutes as routesOf } from "./machinery/reportRoutes.ts";
import { mediaUploadSource } from "./mediaUpload.ts";
import { siteReportSource } from "./siteReport.ts";
import { userActivitySource } from "./user-activity/userActivityReport.ts";

/** Where the rows of each report come from. */
const reportSources = {
  activityDetails: activityDetailsSource,
  activityResponses: activityResponsesSource,
  activitySummary: activitySummarySource,
  charity: charityReportSource,
  charitySchoolEarning: charitySchoolEarningSource,
  charityEarning: charityEarningSource,
  mediaUpload: mediaUploadSource,
  curriculum: curriculumReportSource,
  curriculumPDF: curriculumPdfSource,
  curriculumSTD: curriculumStandardsSource,
  site: siteReportSource,
  userActivity: userActivitySource,
} as const satisfies { [N in ReportName]: ReportSource<(typeof reports)[N]> };

/** A report with its source, whichever it is. */
export function sourceOf(name: ReportName): { report: Report; source: ReportSource } {
  return { report: reports[name], source: reportSources[name] as ReportSource };
}

/** The calls of all reports. */
export const reportRoutes: Route[] = (Object.keys(reports) as ReportName[]).flatMap((name) => {
  const { report, source } = sourceOf(name);
  return routesOf(report, source);
});
