import DarkIcon from "@mui/icons-material/DarkModeRounded";
import LightIcon from "@mui/icons-material/LightModeRounded";
import LockIcon from "@mui/icons-material/LockRounded";
import LogoutIcon from "@mui/icons-material/LogoutRounded";
import SystemIcon from "@mui/icons-material/SettingsBrightnessRounded";
import LanguageIcon from "@mui/icons-material/TranslateRounded";
import { useTranslation } from "react-i18next";
import { leaveClass } from "../../account/substituting/substituteLink.ts";
import { useSubstitute } from "../../account/substituting/useSubstitute.ts";
import { languageNames, useLanguage } from "../../core/language.ts";
import { chooseLanguage } from "../preferences/chooseLanguage.ts";
import { colorModes, readColorMode, setColorMode } from "../theme/colorMode.ts";
import type { FindOption } from "./findOption.ts";

const modeIcons = { light: LightIcon, dark: DarkIcon, system: SystemIcon };

/** What everyone may do with their own account and screen. */
export function useAccountActions(leave: () => void): readonly FindOption[] {
  const { t } = useTranslation(["header", "app", "viewAs"]);
  const language = useLanguage();
  const mode = readColorMode();
  const modes = colorModes
    .filter((each) => each !== mode)
    .map((each) => ({
      key: `colors-${each}`,
      label: t(`header:find.colors.${each}`),
      icon: modeIcons[each],
      run: () => setColorMode(each),
    }));
  const languages = (Object.keys(languageNames) as (keyof typeof languageNames)[])
    .filter((each) => each !== language)
    .map((each) => ({
      key: `language-${each}`,
      label: t("header:find.language", { language: languageNames[each] }),
      icon: LanguageIcon,
      run: () => void chooseLanguage(each),
    }));
  if (useSubstitute()) {
    const label = t("viewAs:standIn.leave");
    return [...modes, ...languages, { key: "leave", label, icon: LogoutIcon, run: () => void leaveClass() }];
  }
  return [
    ...modes,
    ...languages,
    { key: "password", label: t("app:menu.changePassword"), icon: LockIcon, to: "/change-password" },
    { key: "factor", label: t("app:titles.secondFactor"), icon: LockIcon, to: "/second-factor" },
    { key: "sign-out", label: t("app:menu.signOut"), icon: LogoutIcon, run: leave },
  ];
}
