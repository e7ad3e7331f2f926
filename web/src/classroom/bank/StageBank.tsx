import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { PointsBadge } from "../celebrating/PointsBadge.tsx";
import { type BankFigures, broughtBy, goalProgress } from "./bankFigures.ts";
import { GoalBar } from "./GoalBar.tsx";

interface StageBankProps {
  readonly figures: BankFigures;
  /** Where points fly to. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** The class's bank on the stage: the points always, what was brought and the goal where there is room. */
export function StageBank({ figures, ref }: StageBankProps) {
  const { t } = useTranslation("home");
  const format = useFormat();
  const brought = broughtBy(figures);
  const progress = goalProgress(figures);
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
      {brought !== null && (
        <Box
          sx={{
            display: "none",
            "@container stage (min-width: 60rem)": { display: "grid" },
            gap: 0.5,
            justifyItems: "stretch",
            minWidth: "11rem",
          }}
        >
          <Typography
            variant="stageLabel"
            component="p"
            sx={{ color: "text.secondary", whiteSpace: "nowrap", textAlign: "end", fontWeight: 600 }}
          >
            {progress
              ? t("bank.broughtOf", {
                  brought: format.money(progress.brought),
                  goal: format.money(progress.goal),
                })
              : `${format.money(brought)} ${t("bank.brought")}`}
          </Typography>
          {progress && (
            <Box sx={{ display: "flex" }}>
              <GoalBar progress={progress} />
            </Box>
          )}
        </Box>
      )}
      <PointsBadge points={figures.points} {...(ref && { ref })} />
    </Box>
  );
}
