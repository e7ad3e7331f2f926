import { type ReactNode, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { type ColorMode, colorModes, onColorMode, readColorMode, setColorMode } from "../theme/colorMode.ts";
import { SegmentedChoice } from "./SegmentedChoice.tsx";

const faces: Readonly<Record<ColorMode, ReactNode>> = {
  light: (
    <>
      <circle cx="12" cy="12" r="4.2" />
      <path d="M12 3v1.6M12 19.4V21M3 12h1.6M19.4 12H21M5.6 5.6l1.2 1.2M17.2 17.2l1.2 1.2M18.4 5.6l-1.2 1.2M6.8 17.2l-1.2 1.2" />
    </>
  ),
  dark: <path d="M19.8 14.2A8.2 8.2 0 0 1 9.8 4.2a8.2 8.2 0 1 0 10 10z" />,
  system: (
    <>
      <rect x="3.5" y="4.5" width="17" height="11.5" rx="2" />
      <path d="M9 20h6M12 16v4" />
    </>
  ),
};

export function ThemeChoice() {
  const { t } = useTranslation("app");
  return (
    <SegmentedChoice
      label={t("preferences.theme")}
      segments={colorModes.map((value) => ({
        value,
        label: t(`preferences.${value}`),
        face: (
          <svg viewBox="0 0 24 24" aria-hidden className="choice-face">
            {faces[value]}
          </svg>
        ),
      }))}
      value={useSyncExternalStore(onColorMode, readColorMode)}
      onChange={setColorMode}
    />
  );
}
