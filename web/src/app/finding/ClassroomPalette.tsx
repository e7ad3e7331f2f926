import PhotoIcon from "@mui/icons-material/AddPhotoAlternateRounded";
import HomeIcon from "@mui/icons-material/HomeRounded";
import PlaceIcon from "@mui/icons-material/PlaceRounded";
import type { SvgIconProps } from "@mui/material/SvgIcon";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { classroomAreas } from "../../classroom/classroomAreas.ts";
import { type Area, AreaIcon } from "../../curriculum/areas/AreaIcon.tsx";
import { givingPath } from "../../giving/shared/givingPath.ts";
import { useMayOpen } from "../../ui/useMayOpen.ts";
import type { TitleKey } from "../menus/menuTypes.ts";
import { useLeaving } from "../shell/useLeaving.tsx";
import { useShortcuts } from "../shortcuts/useShortcuts.tsx";
import { Finder } from "./Finder.tsx";
import type { PaletteOf } from "./paletteOf.ts";
import { useAccountActions } from "./useAccountActions.ts";
import { useRunLater } from "./useRunLater.ts";

interface ClassroomScreen {
  readonly title: TitleKey;
  readonly to: string;
  readonly icon: ComponentType<SvgIconProps>;
}

const iconOf = (area: Area) => (props: SvgIconProps) => <AreaIcon area={area} {...props} />;

/** The classroom's screens, in the order in which a day goes through them. */
const screens: readonly ClassroomScreen[] = [
  { title: "instructorHome", to: "/instructor/home", icon: HomeIcon },
  ...classroomAreas.map(({ page, path, name }) => ({
    title: page satisfies TitleKey,
    to: path,
    icon: iconOf(name),
  })),
  { title: "charityActivity", to: givingPath, icon: iconOf("charity") },
  { title: "classMedia", to: "/instructor/home/media", icon: PhotoIcon },
];

const selection: ClassroomScreen = {
  title: "siteSelection",
  to: "/instructor/selection",
  icon: PlaceIcon,
};

/** The palette of instructors: the classroom's screens, and what they may do with their account. */
export function ClassroomPalette({ session, open, onOpen, onClose, onGuide }: PaletteOf) {
  const { t } = useTranslation("app");
  const { leave, dialog } = useLeaving(session.user.email);
  const mayOpen = useMayOpen();
  const runLater = useRunLater(open);
  const actions = useAccountActions(leave);
  const isAtSeveral = session.user.schools.length > 1;
  const openable = screens.filter(({ to }) => mayOpen(to));
  const options = [...openable, ...(isAtSeveral ? [selection] : [])].map(({ title, ...screen }) => ({
    ...screen,
    key: screen.to,
    label: t(`titles.${title}`),
  }));
  const shortcuts = useShortcuts(options, onOpen, onGuide);
  return (
    <>
      {open && (
        <Finder
          screens={options}
          actions={[...actions, ...shortcuts.actions]}
          onRun={runLater}
          onClose={onClose}
        />
      )}
      {dialog}
      {shortcuts.dialog}
    </>
  );
}
