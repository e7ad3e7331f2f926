import { useTranslation } from "react-i18next";
import type { FindOption } from "./findOption.ts";
import { localGroups } from "./localGroups.ts";
import { Palette } from "./Palette.tsx";
import { useFinder } from "./useFinder.ts";

/** The palette where everything it finds is known here. */
export function Finder({
  screens,
  actions,
  onRun,
  onClose,
}: {
  readonly screens: readonly FindOption[];
  readonly actions: readonly FindOption[];
  readonly onRun: (run: () => void) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("header");
  const { text, setText, choose } = useFinder(onRun, onClose);
  return (
    <Palette
      text={text}
      onText={setText}
      groups={localGroups({ text, screens, actions, headingOf: (group) => t(`find.groups.${group}`) })}
      placeholder={t("find.askScreens")}
      onChoose={choose}
      onClose={onClose}
    />
  );
}
