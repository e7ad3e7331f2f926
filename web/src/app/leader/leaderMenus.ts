import ApartmentIcon from "@mui/icons-material/ApartmentRounded";
import YearIcon from "@mui/icons-material/EventNoteRounded";
import FactCheckIcon from "@mui/icons-material/FactCheckRounded";
import GroupsIcon from "@mui/icons-material/GroupsRounded";
import HistoryIcon from "@mui/icons-material/HistoryRounded";
import ThanksIcon from "@mui/icons-material/LocalFloristRounded";
import GalleryIcon from "@mui/icons-material/PhotoLibraryRounded";
import DonationIcon from "@mui/icons-material/SavingsRounded";
import OverviewIcon from "@mui/icons-material/SpaceDashboardRounded";
import PaceIcon from "@mui/icons-material/SpeedRounded";
import LeadersIcon from "@mui/icons-material/SupervisorAccountRounded";
import GivingIcon from "@mui/icons-material/VolunteerActivismRounded";
import { answeredKinds, leaderPath, leaderTitle } from "../../curriculum/responses/responsePaths.ts";
import type { MenuItem } from "../menus/menuTypes.ts";
import { leaderReports } from "../menus/reportLines.ts";

const overview: MenuItem = { title: "overview", path: "/index", icon: OverviewIcon };
const siteList: MenuItem = { title: "sites", path: "/school", icon: ApartmentIcon };
const responses: MenuItem = {
  title: "responses",
  icon: FactCheckIcon,
  children: answeredKinds.map((kind) => ({ title: leaderTitle(kind), path: leaderPath(kind) })),
};
const media: MenuItem = { title: "teacherMedia", path: "/teacher-media", icon: GalleryIcon };
const donations: MenuItem = { title: "donations", path: "/donations", icon: DonationIcon };
const thankYous: MenuItem = { title: "thankYous", path: "/thank-yous", icon: ThanksIcon };
const giving: MenuItem = { title: "givingOverview", path: "/giving-overview", icon: GivingIcon };
const byYear: MenuItem = { title: "givingByYear", path: "/giving-by-year", icon: YearIcon };
const pace: MenuItem = { title: "pacing", path: "/pacing", icon: PaceIcon };
const imports: MenuItem = { title: "imports", path: "/imports", icon: HistoryIcon };

export const leaderMenus: Readonly<Record<"site_leader" | "provider_leader", readonly MenuItem[]>> = {
  site_leader: [
    overview,
    pace,
    { title: "instructors", path: "/users/instructor", icon: GroupsIcon },
    {
      title: "leaders",
      icon: LeadersIcon,
      children: [
        { title: "siteLeaders", path: "/users/site-leader" },
        { title: "providerLeaders", path: "/users/provider-leader" },
      ],
    },
    siteList,
    responses,
    media,
    giving,
    byYear,
    donations,
    thankYous,
    ...leaderReports("Site Leader"),
    imports,
  ],
  provider_leader: [
    overview,
    pace,
    {
      title: "users",
      icon: GroupsIcon,
      children: [
        { title: "providerLeaders", path: "/users/provider-leader" },
        { title: "siteLeaders", path: "/users/site-leader" },
        { title: "instructors", path: "/users/instructor" },
      ],
    },
    siteList,
    responses,
    media,
    giving,
    byYear,
    donations,
    thankYous,
    ...leaderReports("Provider Leader"),
    imports,
  ],
};
