import {
  type Group,
  type Identity,
  mayCall,
  type OutsideRole,
  type ReportName,
  reports,
} from "@kindling/contract";
import AssessmentIcon from "@mui/icons-material/AssessmentRounded";
import { reportScreens } from "../../reports/reportScreens.ts";
import type { MenuItem, MenuLink } from "./menuTypes.ts";

/** The report for the accounts that the server names, independent of groups. */
const named: ReportName = "curriculumSTD";

const names = (Object.keys(reportScreens) as ReportName[]).filter((name) => name !== named);

/** Whose menu or routes are asked for. */
type Holder = Group | OutsideRole | "Super Admin";

const identityOf = (holder: Holder): Identity => {
  const newLogin = false;
  if (holder === "Super Admin") return { role: holder, groups: [], newLogin };
  if (holder === "Provider Leader" || holder === "Site Leader" || holder === "Instructor")
    return { role: holder, groups: [], newLogin };
  return { role: "admin", groups: [holder], newLogin };
};

/** The reports that holders of a permission group, or of a role, may have: by what their calls declare. */
function reportsOf(holder: Holder): readonly ReportName[] {
  const identity = identityOf(holder);
  return names.filter((name) => mayCall(reports[name].preview.access, identity));
}

/** The paths of the reports that a person may open. */
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

/** What named accounts have in their menu beside what they hold. */
export const namedReportMenu: readonly MenuItem[] = groupOf(linesOf([named]));

/** The reports of a permission group as a group of the menu. */
export function reportMenu(holder: Group | "Super Admin"): readonly MenuItem[] {
  return groupOf(linesOf(reportsOf(holder)));
}

/** The few reports of leaders, each a line of its own. */
export function leaderReports(role: OutsideRole): readonly MenuItem[] {
  return reportsOf(role).map((name) => ({ icon: AssessmentIcon, ...reportScreens[name] }));
}
