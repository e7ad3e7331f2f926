import { activityKinds, kindPaths } from "@kindling/contract";
import ApartmentIcon from "@mui/icons-material/ApartmentRounded";
import AutoStoriesIcon from "@mui/icons-material/AutoStoriesRounded";
import LeadIcon from "@mui/icons-material/ContactMailRounded";
import FactCheckIcon from "@mui/icons-material/FactCheckRounded";
import FolderIcon from "@mui/icons-material/FolderRounded";
import GroupsIcon from "@mui/icons-material/GroupsRounded";
import PaymentIcon from "@mui/icons-material/PaymentsRounded";
import AdministrationIcon from "@mui/icons-material/ShieldRounded";
import OverviewIcon from "@mui/icons-material/SpaceDashboardRounded";
import PaceIcon from "@mui/icons-material/SpeedRounded";
import GivingIcon from "@mui/icons-material/VolunteerActivismRounded";
import { answeredKinds, responsePath, responseTitle } from "../../curriculum/responses/responsePaths.ts";
import { MindfulIcon } from "../menus/areaMenuIcons.tsx";
import type { MenuItem, MenuLink } from "../menus/menuTypes.ts";
import { mergeMenus } from "../menus/mergeMenus.ts";
import { reportMenu } from "../menus/reportLines.ts";
import { ruleScreens } from "./adminPaths.ts";

const overview: MenuItem = { title: "overview", path: "/index", icon: OverviewIcon };

/** Staff's history and rules, in one group. */
const administration = (...more: readonly MenuLink[]): readonly MenuItem[] => [
  {
    title: "administration",
    icon: AdministrationIcon,
    children: [{ title: "imports", path: "/imports" }, { title: "auditLog", path: "/audit-log" }, ...more],
  },
];
const records = administration();

const constituents: readonly MenuItem[] = [
  {
    title: "users",
    icon: GroupsIcon,
    children: [
      { title: "superAdmins", path: "/users/super-admin" },
      { title: "providerLeaders", path: "/users/provider-leader" },
      { title: "siteLeaders", path: "/users/site-leader" },
      { title: "instructors", path: "/users/instructor" },
    ],
  },
  { title: "leads", path: "/lead", icon: LeadIcon },
  {
    title: "places",
    icon: ApartmentIcon,
    children: [
      { title: "districts", path: "/districts" },
      { title: "providers", path: "/providers" },
      { title: "sites", path: "/school" },
      { title: "genericTeachers", path: "/teacher" },
      { title: "categories", path: "/categories" },
    ],
  },
];

const curriculum: readonly MenuItem[] = [
  {
    title: "curriculum",
    icon: AutoStoriesIcon,
    children: [
      { title: "curriculumCalendar", path: "/curriculum-calendar" },
      { title: "programs", path: "/program-video" },
      { title: "levels", path: "/levels" },
      { title: "sessions", path: "/session" },
      { title: "sessionThemes", path: "/session-themes" },
      { title: "traits", path: "/trait" },
      { title: "standards", path: "/standards" },
      { title: "giverTv", path: "/givertv-eposide" },
      { title: "announcements", path: "/announcement" },
    ],
  },
  {
    title: "activities",
    icon: MindfulIcon,
    children: activityKinds.map((kind) => ({ title: kind, path: kindPaths[kind] })),
  },
  {
    title: "responses",
    icon: FactCheckIcon,
    children: answeredKinds.map((kind) => ({ title: responseTitle(kind), path: responsePath(kind) })),
  },
];

const filesOf = (...children: readonly MenuLink[]): readonly MenuItem[] => [
  { title: "files", icon: FolderIcon, children },
];
const pageFiles = filesOf(
  { title: "pageFiles", path: "/page-file" },
  { title: "fileCategories", path: "/file-category" },
);
const teacherMedia = filesOf({ title: "teacherMedia", path: "/teacher-media" });

const givingOverview: MenuLink = { title: "givingOverview", path: "/giving-overview" };
const givingOf = (...children: readonly MenuLink[]): MenuItem => ({
  title: "giving",
  icon: GivingIcon,
  children,
});
const charities: readonly MenuItem[] = [
  givingOf(
    givingOverview,
    { title: "givingByYear", path: "/giving-by-year" },
    { title: "charities", path: "/charity" },
    { title: "charityChoices", path: "/charity-teacher-association" },
    { title: "donations", path: "/donations" },
    { title: "thankYous", path: "/thank-yous" },
    { title: "publicPage", path: "/public-page" },
  ),
  {
    title: "money",
    icon: PaymentIcon,
    children: [
      { title: "payments", path: "/payments" },
      { title: "sponsors", path: "/sponsors" },
      { title: "bankStatements", path: "/bank-statements" },
      { title: "sessionClosing", path: "/session-closing" },
      { title: "ledgerCheck", path: "/ledger-check" },
    ],
  },
];
const pace: MenuItem = { title: "pacing", path: "/pacing", icon: PaceIcon };

/** The menus of the program team, by permission group. */
export const adminMenus: Readonly<Record<string, readonly MenuItem[]>> = {
  super_admin: mergeMenus([
    [overview, pace],
    constituents,
    curriculum,
    charities,
    pageFiles,
    teacherMedia,
    reportMenu("Super Admin"),
    administration(
      ...Object.entries(ruleScreens).map(([title, path]) => ({
        title: title as keyof typeof ruleScreens,
        path,
      })),
    ),
  ]),
  constituents: [overview, ...constituents, ...reportMenu("Constituents"), ...records],
  charities: [overview, ...charities, ...reportMenu("Charities"), ...records],
  curriculum: [overview, pace, ...curriculum, ...reportMenu("Curriculum"), ...records],
  page_files: [overview, ...pageFiles, ...records],
  teacher_media_uploads: [overview, ...teacherMedia, ...reportMenu("Teacher Media Uploads"), ...records],
  reports: [overview, pace, givingOf(givingOverview), ...reportMenu("Reports"), ...records],
};
