import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import type { Area } from "../../curriculum/areas/AreaIcon.tsx";

/** So many letters still fit on the stage in the type of titles. */
const shortText = 90;

/** One step of what a class does, alone on the stage, with its number. */
export function DoingStep({
  text,
  place,
  total,
  area,
}: {
  text: string;
  place: number;
  total: number;
  area: Area;
}) {
  const { t } = useTranslation("classroom");
  return (
    <Stack sx={{ alignItems: "center", textAlign: "center", gap: "4cqb", maxWidth: "88cqi" }}>
      <Box
        aria-hidden
        sx={{
          typography: "stageText",
          fontWeight: 800,
          width: "1.9em",
          aspectRatio: "1",
          borderRadius: "50%",
          display: "grid",
          placeItems: "center",
          color: `area.${area}`,
          bgcolor: `areaSoft.${area}`,
        }}
      >
        {place}
      </Box>
      <Typography variant="stageLabel" component="h2" sx={{ color: `area.${area}` }}>
        {t("doing", { place, total })}
      </Typography>
      <Typography
        data-aloud="item"
        variant={text.length > shortText ? "stageText" : "stageTitle"}
        component="p"
        sx={{ textWrap: "balance", overflowWrap: "anywhere", maxWidth: "24em" }}
      >
        {text}
      </Typography>
    </Stack>
  );
}
