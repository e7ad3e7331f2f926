import {
  type Group,
  type Identity,
  mayCall,
  type OutsideRole,
  type ReportName,
  reports,
} from "@kindling/contract";
import AssessmentIcon from "@mui/icons-material/AssessmentRounded";
import { reportScreens } from "../reports/reportScreens.ts";
import type { MenuItem, MenuLink } from "./menuTypes.ts";

const names = Object.keys(reportScreens) as ReportName[];

const identityOf = (holder: Group | OutsideRole | "Super Admin"): Identity => {
  const newLogin = false;
  if (holder === "Super Admin") return { role: holder, groups: [], newLogin };
  if (holder === "Provider Leader" || holder === "Site Leader" || holder === "Instructor")
    return { role: holder, groups: [], newLogin };
  return { role: "admin", groups: [holder], newLogin };
};

/** The reports that holders of a permission group, or of a role, may have: by what their calls declare. */
function reportsOf(holder: Group | OutsideRole | "Super Admin"): readonly ReportName[] {
  const identity = identityOf(holder);
  return names.filter((name) => mayCall(reports[name].preview.access, identity));
}

/** The paths of the reports that somebody may open. */
export function reportPaths(holder: Group | OutsideRole | "Super Admin"): readonly string[] {
  return reportsOf(holder).map((name) => reportScreens[name].path);
}

/** The reports that somebody may open, as a group of their menu, and what else belongs there. */
export function reportMenu(
  holder: Group | OutsideRole | "Super Admin",
  others: readonly MenuLink[] = [],
): readonly MenuItem[] {
  const lines = reportsOf(holder).map((name): MenuLink => {
    const { title, path } = reportScreens[name];
    return { title, path };
  });
  const children = [...lines, ...others];
  return children.length > 0 ? [{ title: "reports", icon: AssessmentIcon, children }] : [];
}
