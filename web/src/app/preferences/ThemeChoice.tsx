import SvgIcon from "@mui/material/SvgIcon";
import { useColorScheme } from "@mui/material/styles";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SegmentedChoice } from "./SegmentedChoice.tsx";

const faces: Readonly<Record<"light" | "dark" | "system", ReactNode>> = {
  light: (
    <>
      <circle cx="12" cy="12" r="4.2" />
      <path d="M12 3v1.6M12 19.4V21M3 12h1.6M19.4 12H21M5.6 5.600l1.2 1.2M17.2 17.200l1.2 1.2M18.4 5.600l-1.2 1.2M6.8 17.200l-1.2 1.2" />
    </>
  ),
  dark: <path d="M19.8 14.2A8.2 8.2 0 0 1 9.8 4.200a8.2 8.2 0 1 0 10 10z" />,
  system: (
    <>
      <rect x="3.5" y="4.5" width="17" height="11.5" rx="2" />
      <path d="M9 20h6M12 16v4" />
    </>
  ),
};

const modes = ["light", "dark", "system"] as const;

export function ThemeChoice() {
  const { t } = useTranslation("app");
  const { mode, setMode } = useColorScheme();
  return (
    <SegmentedChoice
      label={t("preferences.theme")}
      segments={modes.map((value) => ({
        value,
        label: t(`preferences.${value}`),
        face: (
          <SvgIcon
            fontSize="small"
            sx={{
              fill: "none",
              stroke: "currentColor",
              strokeWidth: 1.8,
              strokeLinecap: "round",
              strokeLinejoin: "round",
            }}
          >
            {faces[value]}
          </SvgIcon>
        ),
      }))}
      value={mode ?? "system"}
      onChange={setMode}
    />
  );
}
