import { bankReconciliationEndpoints, bankStatementEndpoints } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { dataQuery } from "../../ui/dataQuery.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { BackToStatements } from "./BackToStatements.tsx";
import { ReconciliationView } from "./ReconciliationView.tsx";

/** The first and the last day of a day's month. */
const monthOf = (day: string) => {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return { from: `${day.slice(0, 7)}-01`, to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) };
};

/** An account in a period: what the bank tells beside what the portal tells. */
export function ReconciliationPage() {
  const { t } = useTranslation("bank");
  const [params, setParams] = useSearchParams();
  const accounts = useQuery(
    dataQuery([bankStatementEndpoints.accounts.name], bankStatementEndpoints.accounts),
  );
  const latest = accounts.data?.[0];
  const account = params.get("account") ?? latest?.account ?? "";
  const own = accounts.data?.find((each) => each.account === account) ?? latest;
  const month = own && monthOf(own.to_on);
  const from = params.get("from") ?? month?.from ?? "";
  const to = params.get("to") ?? month?.to ?? "";
  const query = { account, from, to };
  const { get } = bankReconciliationEndpoints;
  const found = useQuery({
    ...dataQuery([get.name, query], get, { query }),
    enabled: account !== "" && from !== "" && to !== "" && from <= to,
    placeholderData: keepPreviousData,
  });
  const put = (change: Partial<typeof query>) => {
    setParams({ ...query, ...change }, { replace: true, preventScrollReset: true });
  };
  const failed = accounts.isError ? accounts : found.isError ? found : null;
  return (
    <>
      <PageHeader title={t("reconciliation.title")} text={t("reconciliation.text")}>
        <BackToStatements />
      </PageHeader>
      {failed && <ErrorNote found={failed} things={t("reconciliation.title")} />}
      {accounts.data?.length === 0 && <EmptyState title={t("empty")} text={t("emptyText")} />}
      {latest && (
        <Stack spacing={2.5}>
          <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "2fr 1fr 1fr" } }}>
            <TextField
              select
              label={t("new.account")}
              value={account}
              onChange={({ target }) => setParams({ account: target.value }, { replace: true })}
            >
              {accounts.data?.map((each) => (
                <MenuItem key={each.account} value={each.account}>
                  {each.account}
                </MenuItem>
              ))}
            </TextField>
            {(["from", "to"] as const).map((end) => (
              <TextField
                key={end}
                type="date"
                label={t(`reconciliation.${end}`)}
                value={end === "from" ? from : to}
                onChange={({ target }) => put({ [end]: target.value })}
                slotProps={{ inputLabel: { shrink: true } }}
              />
            ))}
          </Box>
          {from > to && <Alert severity="error">{t("reconciliation.wrongOrder")}</Alert>}
          {found.data ? (
            <ReconciliationView found={found.data} />
          ) : (
            !failed && from <= to && <Skeleton variant="rounded" height={320} />
          )}
        </Stack>
      )}
    </>
  );
}
