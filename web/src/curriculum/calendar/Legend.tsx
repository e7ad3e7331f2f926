import { itemStates } from "@kindling/contract";
import OverlapIcon from "@mui/icons-material/WarningAmberRounded";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { useTranslation } from "react-i18next";
import { barStyle, hatched } from "./barStyle.ts";

const swatch = { width: 34, height: 18, borderRadius: "5px", flexShrink: 0 } as const;
const entry = { display: "inline-flex", gap: 0.75, alignItems: "center" } as const;

/** How the states of things, days that nothing fills and overlaps are drawn. */
export function Legend() {
  const { t } = useTranslation(["calendar", "curriculum"]);
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={t("legend.title")}
      sx={{
        flexWrap: "wrap",
        gap: 2,
        typography: "caption",
        color: "text.secondary",
      }}
    >
      {itemStates.map((state) => (
        <Box component="li" key={state} sx={entry}>
          <Box aria-hidden sx={[swatch, barStyle({ kind: "trait", state })]} />
          {t(`curriculum:activities.states.${state}`)}
        </Box>
      ))}
      <Box component="li" sx={entry}>
        <Box aria-hidden sx={[swatch, hatched]} />
        {t("legend.gap")}
      </Box>
      <Box component="li" sx={entry}>
        <OverlapIcon aria-hidden sx={{ fontSize: 18, color: "warning.main" }} />
        {t("legend.overlap")}
      </Box>
      <li className="no-print">{t("keys")}</li>
    </Stack>
  );
}
