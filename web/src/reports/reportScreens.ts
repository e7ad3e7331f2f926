import type { ReportName } from "@kindling/contract";
import SummaryIcon from "@mui/icons-material/InsightsRounded";
import DistributionIcon from "@mui/icons-material/PieChartRounded";
import type { SvgIconProps } from "@mui/material/SvgIcon";
import type { ComponentType } from "react";
import type app from "../locales/en/app.json";

export interface ReportScreen {
  readonly path: string;
  readonly title: keyof typeof app.titles;
  /** For those whose menu has it as a line of its own. */
  readonly icon?: ComponentType<SvgIconProps>;
  /** That it is about the sessions that run today until others are chosen. */
  readonly opensOnCurrentSessions?: true;
}

/** The screens of the reports in the order of the menu; specification section 2 gives the order and the paths. */
export const reportScreens: Readonly<Record<ReportName, ReportScreen>> = {
  curriculum: { path: "/curriculum-report", title: "curriculumReport" },
  curriculumPDF: { path: "/curriculum-export-pdf", title: "curriculumExport" },
  site: { path: "/site-report", title: "siteReport" },
  charity: { path: "/charity-report", title: "charityReport" },
  userActivity: { path: "/user-activity", title: "userActivity" },
  activitySummary: {
    path: "/activity-summary",
    title: "activitySummary",
    icon: SummaryIcon,
    opensOnCurrentSessions: true,
  },
  charitySchoolEarning: {
    path: "/charity-distribution-provider",
    title: "charityDistribution",
    icon: DistributionIcon,
  },
  charityEarning: { path: "/charity-earning-distribution", title: "charityEarning" },
  activityDetails: { path: "/activity-detail", title: "activityDetails" },
  activityResponses: { path: "/activity-response", title: "activityResponses" },
  mediaUpload: { path: "/media-upload", title: "mediaUpload" },
  curriculumSTD: { path: "/curriculum-standards", title: "curriculumStandards" },
};
