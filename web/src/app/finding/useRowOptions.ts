import PlaceIcon from "@mui/icons-material/ApartmentRounded";
import CurriculumIcon from "@mui/icons-material/AutoStoriesRounded";
import LeadIcon from "@mui/icons-material/ContactMailRounded";
import PersonIcon from "@mui/icons-material/PersonRounded";
import GivingIcon from "@mui/icons-material/VolunteerActivismRounded";
import type { SvgIconProps } from "@mui/material/SvgIcon";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { useMayOpen } from "../../ui/useMayOpen.ts";
import type { TitleKey } from "../menus/menuTypes.ts";
import type { FindGroup, FindOption } from "./findOption.ts";
import { foundPath } from "./foundPaths.ts";
import { fitOf } from "./matching.ts";
import { readRecents } from "./recents.ts";
import type { Found } from "./useFound.ts";

/** What the palette calls rows of each kind, and together with which others it shows them. */
const groups = ["people", "places", "leads", "giving", "curriculum"] as const;
type GroupName = (typeof groups)[number];

const kinds: Readonly<Record<Found["kind"], readonly [GroupName, TitleKey]>> = {
  user: ["people", "users"],
  genericTeacher: ["people", "genericTeachers"],
  site: ["places", "sites"],
  provider: ["places", "providers"],
  district: ["places", "districts"],
  lead: ["leads", "leads"],
  charity: ["giving", "charities"],
  sponsor: ["giving", "sponsors"],
  program: ["curriculum", "programs"],
  session: ["curriculum", "sessions"],
  sessionTheme: ["curriculum", "sessionThemes"],
  trait: ["curriculum", "traits"],
  mindfulOpen: ["curriculum", "mindfulOpen"],
  mindfulClose: ["curriculum", "mindfulClose"],
  puzzle: ["curriculum", "puzzle"],
  nomination: ["curriculum", "nomination"],
  projectBased: ["curriculum", "projectBased"],
  playActivity: ["curriculum", "playActivity"],
  kinesthetic: ["curriculum", "kinesthetic"],
  peerConnection: ["curriculum", "peerConnection"],
  familyConnection: ["curriculum", "familyConnection"],
  lessonPlan: ["curriculum", "lessonPlan"],
  quiz: ["curriculum", "quiz"],
  giverTv: ["curriculum", "giverTv"],
  quizQuestion: ["curriculum", "quizQuestions"],
  announcement: ["curriculum", "announcements"],
  pageFile: ["curriculum", "pageFiles"],
  standard: ["curriculum", "standards"],
};

const icons: Readonly<Record<GroupName, ComponentType<SvgIconProps>>> = {
  people: PersonIcon,
  places: PlaceIcon,
  leads: LeadIcon,
  giving: GivingIcon,
  curriculum: CurriculumIcon,
};

/** The titles of people by their role. */
const roles = {
  "Super Admin": "superAdmin",
  admin: "superAdmin",
  "Provider Leader": "providerLeader",
  "Site Leader": "siteLeader",
  Instructor: "instructor",
} as const;

/** Rows as the palette offers them: where they lead, and in groups, the best first, of equals those opened last. */
export function useRowOptions(onMore: (row: Found) => void) {
  const { t } = useTranslation(["header", "app"]);
  const mayOpen = useMayOpen();
  const optionOf = (row: Found): FindOption | null => {
    const to = foundPath(row, mayOpen);
    const [group, title] = kinds[row.kind] ?? [];
    if (!to || !group) return null;
    const kind = t(`app:titles.${row.role ? roles[row.role] : title}`);
    return {
      key: `${row.kind}${row.id}`,
      label: row.name,
      detail: [kind, row.detail].filter(Boolean).join(" · "),
      icon: icons[group],
      to,
      row,
      ...(row.kind === "user" && { more: () => onMore(row) }),
    };
  };
  const groupsOf = (rows: readonly Found[], text: string, isStale: boolean): readonly FindGroup[] => {
    const recent = readRecents().map(({ to }) => to);
    const isRecent = ({ to = "" }: FindOption) => (recent.includes(to) ? 0 : 1);
    return groups.map((name) => {
      const fitting = rows
        .filter(({ kind }) => kinds[kind]?.[0] === name)
        .flatMap((row) => optionOf(row) ?? [])
        .map((option) => ({ option, fit: fitOf(option.label, text) }))
        .toSorted((a, b) => a.fit - b.fit || isRecent(a.option) - isRecent(b.option));
      return {
        key: name,
        heading: t(`header:find.groups.${name}`),
        options: fitting.map(({ option }) => option),
        fit: fitting[0]?.fit,
        isStale,
      };
    });
  };
  return { optionOf, groupsOf };
}
