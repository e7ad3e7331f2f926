import type { PaymentRun } from "@kindling/contract";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { useTranslation } from "react-i18next";
import { Facts } from "../../ui/page/Facts.tsx";
import { MoneyTiles } from "../shared/MoneyTiles.tsx";
import { RunFiles } from "./RunFiles.tsx";
import { RunSteps } from "./RunSteps.tsx";

/** The steps of a run, what it pays, its files and totals. */
export function RunOverview({ run }: { readonly run: PaymentRun }) {
  const { t } = useTranslation("payments");
  const { state, parts, sessions } = run;
  return (
    <>
      <Card sx={{ p: { xs: 2, sm: 2.5 }, mb: 2.5 }}>
        <Stack spacing={2.5}>
          <RunSteps run={run} />
          <Facts
            facts={[
              [t("start.parts"), parts.map((part) => t(`figures.${part}`)).join(", ")],
              [t("run.sessions"), sessions.map((session) => session.name).join(", ") || t("run.allSessions")],
              [t("run.approval"), t(run.needs_second_person ? "run.secondPerson" : "run.anyPerson")],
              [t("start.note"), run.note],
              [t("cancel.reason"), run.reason],
            ]}
          />
          {state === "approved" && <RunFiles run={run} />}
        </Stack>
      </Card>
      {state !== "canceled" && (
        <MoneyTiles
          figures={[
            [t("figures.donated"), t("figures.donatedNote"), run.donated_cents],
            [t("figures.earned"), t("figures.earnedNote"), run.earned_cents],
            [t("figures.total"), t("runs.payments", { count: run.payment_count }), run.total_cents],
            [t("figures.sent"), t("runs.payments", { count: run.sent_count }), run.sent_cents],
          ]}
        />
      )}
    </>
  );
}
