import { bankStatements } from "@kindling/contract";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { MoneyText } from "../shared/MoneyText.tsx";
import type { BankStatement } from "./bankPaths.ts";

/** How far a statement's lines are decided, and what came in and went out. */
export function StatementProgress({ statement }: { readonly statement: BankStatement }) {
  const { t } = useTranslation("bank");
  const { field } = useLabels(bankStatements);
  const { line_count: all, open_count: open } = statement;
  const figures = (["opening_cents", "in_cents", "out_cents", "closing_cents"] as const).filter(
    (name) => statement[name] !== null,
  );
  const progress = t("progress", { done: all - open, all });
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 }, display: "flex", flexWrap: "wrap", gap: 2.5, alignItems: "center" }}>
      <Box sx={{ flex: "1 1 220px" }}>
        <Typography sx={{ fontWeight: 600, mb: 0.75 }}>{progress}</Typography>
        <LinearProgress
          variant="determinate"
          value={all > 0 ? ((all - open) / all) * 100 : 0}
          aria-label={progress}
          sx={{ height: 8, borderRadius: 1 }}
        />
      </Box>
      <Box component="dl" sx={{ display: "flex", flexWrap: "wrap", columnGap: 3, rowGap: 1 }}>
        {figures.map((name) => (
          <Box key={name}>
            <Typography component="dt" variant="note">
              {field(name)}
            </Typography>
            <Typography component="dd" sx={{ fontWeight: 600 }}>
              <MoneyText cents={statement[name] ?? 0} />
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
