import { paymentEndpoints, unseenDays } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pageQuery } from "../../ui/list/listRows.ts";

const query = { is_unseen: true, rows: 1 } as const;

/** Warns of payments that the bank should have by now; nothing if there are none. */
export function UnseenPayments() {
  const { t } = useTranslation("bank");
  const found = useQuery(pageQuery(paymentEndpoints.list, query));
  const count = found.data?.meta.total ?? 0;
  if (count === 0) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button component={Link} to="/payments?is_unseen=true" color="inherit" size="small">
          {t("unseen.show")}
        </Button>
      }
    >
      {t("unseen.text", { count, days: unseenDays })}
    </Alert>
  );
}
