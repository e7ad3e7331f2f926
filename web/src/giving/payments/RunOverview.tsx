import { type PaymentRun, paymentRunEndpoints } from "@kindling/contract";
import FileIcon from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Facts } from "../../ui/page/Facts.tsx";
import { useDownload } from "../../ui/useDownload.ts";
import { MoneyTiles } from "../shared/MoneyTiles.tsx";
import { AccountingDialog } from "./AccountingDialog.tsx";
import { RunSteps } from "./RunSteps.tsx";
import { useFileWords } from "./usePaymentActions.tsx";

/** The steps of a run, what it pays, its files and totals. */
export function RunOverview({ run }: { readonly run: PaymentRun }) {
  const { t } = useTranslation("payments");
  const statements = useDownload(useFileWords());
  const [asksAccount, setAsksAccount] = useState(false);
  const { id, name, state, parts, sessions } = run;
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
          {state === "approved" && (
            <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
              {run.sent_count > 0 && (
                <Button
                  size="small"
                  variant="outlined"
                  color="secondary"
                  startIcon={<FileIcon />}
                  loading={statements.progress !== null}
                  loadingPosition="start"
                  onClick={() =>
                    void statements.start(paymentRunEndpoints.statements, {
                      params: { id },
                      fileName: `${t("files.statementsFile", { run: name })}.pdf`,
                    })
                  }
                >
                  {t("files.statements")}
                </Button>
              )}
              <Button
                size="small"
                variant="outlined"
                color="secondary"
                startIcon={<FileIcon />}
                onClick={() => setAsksAccount(true)}
              >
                {t("files.accounting")}
              </Button>
            </Stack>
          )}
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
      {asksAccount && <AccountingDialog run={run} onClose={() => setAsksAccount(false)} />}
    </>
  );
}
