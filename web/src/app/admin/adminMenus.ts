import { activityKinds } from "@kindling/contract";
import ApartmentIcon from "@mui/icons-material/ApartmentRounded";
import AutoStoriesIcon from "@mui/icons-material/AutoStoriesRounded";
import LeadIcon from "@mui/icons-material/ContactMailRounded";
import FactCheckIcon from "@mui/icons-material/FactCheckRounded";
import FolderIcon from "@mui/icons-material/FolderRounded";
import GroupsIcon from "@mui/icons-material/GroupsRounded";
import HistoryIcon from "@mui/icons-material/HistoryRounded";
import ChoiceIcon from "@mui/icons-material/HowToVoteRounded";
import ThanksIcon from "@mui/icons-material/LocalFloristRounded";
import SecurityIcon from "@mui/icons-material/LockRounded";
import AuditIcon from "@mui/icons-material/ManageSearchRounded";
import PaymentIcon from "@mui/icons-material/PaymentsRounded";
import GalleryIcon from "@mui/icons-material/PhotoLibraryRounded";
import PublicIcon from "@mui/icons-material/PublicRounded";
import DonationIcon from "@mui/icons-material/SavingsRounded";
import OverviewIcon from "@mui/icons-material/SpaceDashboardRounded";
import PaceIcon from "@mui/icons-material/SpeedRounded";
import GivingIcon from "@mui/icons-material/VolunteerActivismRounded";
import { kindPaths } from "../../curriculum/kindPaths.ts";
import { answeredKinds, responsePath, responseTitle } from "../../curriculum/responses/responsePaths.ts";
import { CharityIcon, MindfulIcon } from "../menus/areaMenuIcons.tsx";
import type { MenuItem } from "../menus/menuTypes.ts";
import { mergeMenus } from "../menus/mergeMenus.ts";
import { reportMenu } from "../menus/reportLines.ts";

const overview: MenuItem = { title: "overview", path: "/index", icon: OverviewIcon };

const records: readonly MenuItem[] = [
  { title: "imports", path: "/imports", icon: HistoryIcon },
  { title: "auditLog", path: "/audit-log", icon: AuditIcon },
];

const security: MenuItem = { title: "securityLog", path: "/security-log", icon: SecurityIcon };

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

const pageFiles: readonly MenuItem[] = [
  {
    title: "files",
    icon: FolderIcon,
    children: [
      { title: "pageFiles", path: "/page-file" },
      { title: "fileCategories", path: "/file-category" },
    ],
  },
];

const teacherMedia: readonly MenuItem[] = [
  { title: "teacherMedia", path: "/teacher-media", icon: GalleryIcon },
];

const giving: MenuItem = { title: "givingOverview", path: "/giving-overview", icon: GivingIcon };
const charities: readonly MenuItem[] = [
  giving,
  { title: "charities", path: "/charity", icon: CharityIcon },
  { title: "charityChoices", path: "/charity-teacher-association", icon: ChoiceIcon },
  { title: "donations", path: "/donations", icon: DonationIcon },
  { title: "thankYous", path: "/thank-yous", icon: ThanksIcon },
  { title: "publicPage", path: "/public-page", icon: PublicIcon },
  {
    title: "money",
    icon: PaymentIcon,
    children: [
      { title: "givingByYear", path: "/giving-by-year" },
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
    [
      ...records,
      security,
      { title: "signInRules", path: "/sign-in-rules", icon: SecurityIcon },
      { title: "retention", path: "/retention", icon: SecurityIcon },
    ],
  ]),
  constituents: [overview, ...constituents, ...reportMenu("Constituents"), ...records],
  charities: [overview, ...charities, ...reportMenu("Charities"), ...records],
  curriculum: [overview, pace, ...curriculum, ...reportMenu("Curriculum"), ...records],
  page_files: [overview, ...pageFiles, ...records],
  teacher_media_uploads: [overview, ...teacherMedia, ...reportMenu("Teacher Media Uploads"), ...records],
  reports: [overview, pace, giving, ...reportMenu("Reports"), ...records],
};
