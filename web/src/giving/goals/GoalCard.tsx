import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { MoneyLegend } from "../shared/MoneyLegend.tsx";
import { shortMoney } from "../shared/shortMoney.ts";
import type { Giving } from "../shared/useGiving.ts";
import { GoalFields } from "./GoalFields.tsx";
import { Thermometer } from "./Thermometer.tsx";
import { useGoalForm } from "./useGoalForm.ts";

/** The class's thermometer with its goal, and what is still missing. */
export function GoalCard({ site, giving }: { site: number; giving: Giving }) {
  const { t } = useTranslation("giving");
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { goal, session_donated_cents: counted, session_verified_cents: verified } = giving;
  const missing = goal ? goal.goal_cents - counted : null;
  return (
    <Section
      title={t("goal.title")}
      aside={
        goal && (
          <Button size="small" onClick={() => setOpen(true)}>
            {t("goal.change")}
          </Button>
        )
      }
    >
      <Stack
        direction={{ xs: "column", sm: "row" }}
        sx={{ alignItems: "center", gap: { xs: 2, sm: 3 }, justifyContent: "center" }}
      >
        <Thermometer readings={{ goal: goal?.goal_cents ?? null, counted, verified }} />
        <Stack sx={{ gap: 2, flex: 1, minWidth: 0, width: 1 }}>
          {goal && missing !== null ? (
            <Box>
              <Typography variant="h2" component="p" sx={{ fontVariantNumeric: "tabular-nums" }}>
                {missing > 0
                  ? t("goal.missing", { amount: shortMoney(format.money(missing)) })
                  : t("goal.reached")}
              </Typography>
              <Typography color="textSecondary">
                {t("goal.of", { amount: shortMoney(format.money(goal.goal_cents)) })}
              </Typography>
              {goal.goal_text && (
                <Typography
                  component="blockquote"
                  sx={{ m: 0, mt: 1, pl: 1.5, borderLeft: 4, borderColor: "area.charity" }}
                >
                  {goal.goal_text}
                </Typography>
              )}
            </Box>
          ) : (
            <Stack sx={{ gap: 1.5, alignItems: "flex-start" }}>
              <Typography>{t("goal.none")}</Typography>
              <Button variant="contained" onClick={() => setOpen(true)}>
                {t("goal.set")}
              </Button>
            </Stack>
          )}
          <MoneyLegend counted={counted} verified={verified} />
        </Stack>
      </Stack>
      {isOpen && <GoalDialog site={site} goal={goal} onClose={() => setOpen(false)} />}
    </Section>
  );
}

interface GoalDialogProps {
  site: number;
  goal: Giving["goal"];
  onClose: () => void;
}

function GoalDialog({ site, goal, onClose }: GoalDialogProps) {
  const { t } = useTranslation("giving");
  const form = useGoalForm({ site, goal, onSaved: onClose });
  return (
    <FormDialog
      title={t(goal ? "goal.change" : "goal.set")}
      save={t(goal ? "goal.save" : "goal.set")}
      isSaving={form.isSaving}
      onSubmit={form.send}
      onClose={onClose}
    >
      <GoalFields form={form} />
    </FormDialog>
  );
}
