import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import type { Area } from "../../curriculum/areas/AreaIcon.tsx";

/** A stage no wider than the smallest phones. */
const slim = "@container stage (max-width: 23rem)";

/** How far a class has come, as beads on a string; in figures where there is no room for a string. */
export function StageProgress({
  step,
  steps,
  area,
  yields = false,
}: {
  step: number;
  steps: number;
  area: Area;
  /** Whether it leaves its place to a long button where both have none. */
  yields?: boolean;
}) {
  const { t } = useTranslation("classroom");
  return (
    <Box
      role="img"
      aria-label={t("stage.progress", { step: step + 1, steps })}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        justifyContent: "center",
        gap: "8px",
        flex: 1,
        minWidth: 0,
        color: "text.secondary",
        "@container stage (max-width: 40rem)": { gap: "4px" },
        ...(yields && { [slim]: { display: "none" } }),
      }}
    >
      <Box component="span" sx={{ display: "none", typography: "stageLabel", [slim]: { display: "inline" } }}>
        {step + 1} / {steps}
      </Box>
      {Array.from({ length: steps }, (_, index) => (
        <Box
          key={index}
          sx={{
            height: 8,
            width: index === step ? 24 : 8,
            "@container stage (max-width: 40rem)": { height: 6, width: index === step ? 12 : 6 },
            [slim]: { display: "none" },
            borderRadius: 4,
            bgcolor: index <= step ? `area.${area}` : "edge",
            opacity: index <= step ? 1 : 0.5,
            transition: "width 250ms",
          }}
        />
      ))}
    </Box>
  );
}
