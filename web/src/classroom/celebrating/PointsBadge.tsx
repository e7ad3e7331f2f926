import Star from "@mui/icons-material/AutoAwesomeRounded";
import Box from "@mui/material/Box";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { useCountUp } from "./useCountUp.ts";

const narrow = "@container stage (max-width: 40rem)";
const full = {
  [narrow]: { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
};
const short = { display: "none", [narrow]: { display: "inline" } };

/** What a class has won so far; it climbs when something is added. */
export function PointsBadge({ points, ref }: { points: number; ref?: Ref<HTMLDivElement> }) {
  const { t } = useTranslation("classroom");
  const format = useFormat();
  const shown = useCountUp(points);
  return (
    <Box
      ref={ref}
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 1,
        px: 2,
        [narrow]: { px: 1, gap: 0.5 },
        py: "0.2em",
        borderRadius: 99,
        bgcolor: "background.tint",
        color: "primary.main",
        typography: "stageLabel",
        fontWeight: 800,
        fontVariantNumeric: "tabular-nums",
        whiteSpace: "nowrap",
      }}
    >
      <Star aria-hidden sx={{ fontSize: "1em" }} />
      <Box component="span" aria-hidden sx={short}>
        {format.number(shown)}
      </Box>
      <Box component="span" sx={full}>
        {t("points.count", { count: points, shown: format.number(shown) })}
      </Box>
    </Box>
  );
}
