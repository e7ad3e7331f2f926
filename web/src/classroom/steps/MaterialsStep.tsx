import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import type { Area } from "../../curriculum/areas/AreaIcon.tsx";

export function MaterialsStep({ entries, area }: { entries: readonly string[]; area: Area }) {
  const { t } = useTranslation("classroom");
  return (
    <Stack sx={{ width: "min(100%, 21em)", typography: "stageText", gap: "0.55em" }}>
      <Typography data-aloud="interface" variant="stageLabel" component="h2" sx={{ color: `area.${area}` }}>
        {t("materials")}
      </Typography>
      <Stack component="ul" sx={{ gap: "0.45em" }}>
        {entries.map((entry, index) => (
          <Typography
            key={index}
            variant="stageText"
            component="li"
            sx={{ display: "flex", alignItems: "baseline", gap: "0.6em" }}
          >
            <Box
              component="span"
              aria-hidden
              sx={{
                flexShrink: 0,
                width: "0.55em",
                height: "0.55em",
                borderRadius: "0.14em",
                border: "0.1em solid",
                borderColor: `area.${area}`,
              }}
            />
            <span data-aloud="item">{entry}</span>
          </Typography>
        ))}
      </Stack>
    </Stack>
  );
}
