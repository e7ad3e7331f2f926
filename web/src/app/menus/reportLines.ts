import { type Group, type Identity, mayCall, type OutsideRole, type ReportName } from "@kindling/contract";
import { reports } from "@kindling/contract/light";
import AssessmentIcon from "@mui/icons-material/AssessmentRounded";
import { reportScreens } from "../../reports/reportScreens.ts";
import type { MenuItem, MenuLink } from "./menuTypes.ts";

/** The report for the accounts that the server names, independent of groups. */
const named: ReportName = "curriculumSTD";

const names = (Object.keys(reportScreens) as ReportName[]).filter((name) => name !== named);

type Holder = Group | OutsideRole | "Super Admin";

const identityOf = (holder: Holder): Identity => {
  const newLogin = false;
  if (holder === "Super Admin") return { role: holder, groups: [], newLogin };
  if (holder === "Provider Leader" || holder === "Site Leader" || holder === "Instructor")
    return { role: holder, groups: [], newLogin };
  return { role: "admin", groups: [holder], newLogin };
};

/** Returns the reports that a permission group or role may download, from the contract. */
function reportsOf(holder: Holder): readonly ReportName[] {
  const identity = identityOf(holder);
  return names.filter((name) => mayCall(reports[name].preview.access, identity));
}

export function reportPaths(holder: Holder): readonly string[] {
  const paths = reportsOf(holder).map((name) => reportScreens[name].path);
  // Links in emailed reports lead to a screen that redirects to the report.
  return paths.length > 0 ? [...paths, "/open-report"] : paths;
}

/** The paths of the reports that only named accounts may open. */
export const namedReportPaths: readonly string[] = [reportScreens[named].path];

const linesOf = (reports: readonly ReportName[]): MenuLink[] =>
  reports.map((name) => ({ title: reportScreens[name].title, path: reportScreens[name].path }));

const groupOf = (children: readonly MenuLink[]): readonly MenuItem[] => [
  { title: "reports", icon: AssessmentIcon, children },
];

/** Extra menu items of accounts named in the settings. */
export const namedReportMenu: readonly MenuItem[] = groupOf(linesOf([named]));

export function reportMenu(holder: Group | "Super Admin"): readonly MenuItem[] {
  return groupOf(linesOf(reportsOf(holder)));
}

export function leaderReports(role: OutsideRole): readonly MenuItem[] {
  return reportsOf(role).map((name) => ({ icon: AssessmentIcon, ...reportScreens[name] }));
}
