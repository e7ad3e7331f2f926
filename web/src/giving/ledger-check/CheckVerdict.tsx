import type { LedgerCheck } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";

interface VerdictProps {
  readonly latest: LedgerCheck | undefined;
  /** The one that waits or runs. */
  readonly current: LedgerCheck | undefined;
  readonly shown: LedgerCheck | undefined;
}

/** In words: whether a check is under way, whether the last one failed, and what the one that is shown found. */
export function CheckVerdict({ latest, current, shown }: VerdictProps) {
  const { t } = useTranslation("ledgerCheck");
  return (
    <Stack spacing={1.5} aria-live="polite">
      {current && (
        <Alert severity="info">
          <AlertTitle>{t(`underWay.${current.state === "waiting" ? "waiting" : "running"}`)}</AlertTitle>
          {t("underWay.text")}
          <LinearProgress sx={{ mt: 1.5 }} aria-label={t("underWay.running")} />
        </Alert>
      )}
      {latest?.state === "failed" && (
        <Alert severity="error">
          <AlertTitle>{t("failed")}</AlertTitle>
          {t("failedText")}
        </Alert>
      )}
      {shown && <Result check={shown} />}
    </Stack>
  );
}

function Result({
  check: { state, compared, disagreements, finished_at, took_ms },
}: {
  readonly check: LedgerCheck;
}) {
  const { t } = useTranslation("ledgerCheck");
  const format = useFormat();
  if (state !== "agrees" && state !== "differs") return null;
  const numbers = {
    count: disagreements,
    number: format.number(disagreements),
    compared: format.number(compared),
  };
  const seconds = Math.round((took_ms ?? 0) / 1000);
  return (
    <Alert severity={state === "agrees" ? "success" : "warning"}>
      <AlertTitle>{state === "agrees" ? t("agrees", numbers) : t("differs", numbers)}</AlertTitle>
      {[
        finished_at && t("checkedAt", { moment: format.moment(finished_at) }),
        seconds > 0 ? t("took", { count: seconds, number: format.number(seconds) }) : t("tookLittle"),
      ].join(" · ")}
    </Alert>
  );
}
