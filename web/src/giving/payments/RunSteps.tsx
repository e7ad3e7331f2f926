import type { PaymentRun } from "@kindling/contract";
import Step from "@mui/material/Step";
import StepLabel from "@mui/material/StepLabel";
import Stepper from "@mui/material/Stepper";
import { useTheme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useTranslation } from "react-i18next";
import { useRunWords } from "./useRunWords.ts";

/** Proposed, approved, sent: which steps a run has taken, who took them and when. */
export function RunSteps({ run }: { readonly run: PaymentRun }) {
  const { t } = useTranslation("payments");
  const { by } = useRunWords(run);
  const narrow = useMediaQuery(useTheme().breakpoints.down("sm"));
  const { state, next, payment_count: count, sent_count: sent } = run;
  const isSent = state === "approved" && count > 0 && !next.includes("send");
  const steps = [
    { name: "proposed", isDone: true, note: t("steps.by", by(run.created_by, run.created_at)) },
    {
      name: "approved",
      isDone: run.approved_at !== null,
      note: run.approved_at && t("steps.by", by(run.approved_by, run.approved_at)),
    },
    { name: "sent", isDone: isSent, note: sent > 0 && t("run.sentOf", { sent, count }) },
  ] as const;
  const isCanceled = run.canceled_at !== null;
  const active = steps.findIndex(({ isDone }) => !isDone);
  const shown = isCanceled ? steps.slice(0, active + 1) : steps;
  return (
    <Stepper
      aria-label={t("steps.title")}
      orientation={narrow ? "vertical" : "horizontal"}
      activeStep={active < 0 ? steps.length : active}
    >
      {shown.map(({ name, isDone, note }, index) => (
        <Step key={name} completed={isDone}>
          <StepLabel
            error={isCanceled && index === active}
            optional={
              isCanceled && index === active ? (
                <Typography variant="note">
                  {t("steps.canceledBy", by(run.canceled_by, run.canceled_at))}
                </Typography>
              ) : (
                note && <Typography variant="note">{note}</Typography>
              )
            }
          >
            {isCanceled && index === active ? t("run.canceled") : t(`steps.${name}`)}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
