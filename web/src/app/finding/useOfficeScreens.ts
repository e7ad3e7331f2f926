import ScreenIcon from "@mui/icons-material/ArrowForwardRounded";
import { useTranslation } from "react-i18next";
import type { Claims } from "../../core/session.ts";
import { useMayOpen } from "../../ui/useMayOpen.ts";
import { menuFor } from "../menus/menuFor.ts";
import { isGroup, type MenuLink } from "../menus/menuTypes.ts";
import type { FindOption } from "./findOption.ts";

/** Screens that other screens lead to, not the menu. */
const beside: readonly MenuLink[] = [
  { title: "quizQuestions", path: "/quiz/questions" },
  { title: "classes", path: "/index/classes" },
  { title: "notifications", path: "/notifications" },
];

/** The screens of this person's menu, and those beside it that they may open. */
export function useOfficeScreens(claims: Claims): readonly FindOption[] {
  const { t } = useTranslation("app");
  const mayOpen = useMayOpen();
  const optionOf = ({ title, path, icon = ScreenIcon }: MenuLink, detail?: string): FindOption => ({
    key: path,
    label: t(`titles.${title}`),
    detail,
    icon,
    to: path,
  });
  return [
    ...menuFor(claims).flatMap((item) =>
      isGroup(item)
        ? item.children.map((link) => optionOf({ icon: item.icon, ...link }, t(`titles.${item.title}`)))
        : [optionOf(item)],
    ),
    ...beside.filter(({ path }) => mayOpen(path)).map((link) => optionOf(link)),
  ];
}
