import type { LedgerStanding } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormat } from "../../core/language.ts";

/** Says that numbers differ from the ledger, or that it wasn't checked for two days; nothing while all agrees. */
export function LedgerWarning({
  ledger: { state, disagreements, finished_at },
  to,
}: {
  readonly ledger: LedgerStanding;
  readonly to: string;
}) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  if (state === "agrees") return null;
  const late = finished_at ? t("ledger.late", { moment: format.moment(finished_at) }) : t("ledger.never");
  return (
    <Alert
      severity="warning"
      className="no-print"
      sx={{ flexWrap: "wrap", "& .MuiAlert-message": { flex: "1 1 200px" } }}
      action={
        <Button component={Link} to={to} color="inherit" size="small">
          {t("ledger.open")}
        </Button>
      }
    >
      {state === "differs"
        ? t("ledger.differs", { count: disagreements, number: format.number(disagreements) })
        : late}
    </Alert>
  );
}
