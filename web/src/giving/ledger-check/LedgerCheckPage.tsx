import { type LedgerCheck, ledgerCheckEndpoints } from "@kindling/contract";
import CheckIcon from "@mui/icons-material/FactCheckRounded";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { call } from "../../core/api.ts";
import { fail } from "../../core/toasts.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { CheckHistory } from "./CheckHistory.tsx";
import { CheckVerdict } from "./CheckVerdict.tsx";
import { ComparisonList } from "./ComparisonList.tsx";
import { RebuildOffer } from "./RebuildOffer.tsx";

const isUnderWay = ({ state }: LedgerCheck) => state === "waiting" || state === "running";
const isWhole = ({ state }: LedgerCheck) => state === "agrees" || state === "differs";

/** How the nightly check of the ledger ended, what it compared, and the checks before. */
export function LedgerCheckPage() {
  const { t } = useTranslation("ledgerCheck");
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const [isAsking, setAsking] = useState(false);
  const found = useQuery({
    ...dataQuery([ledgerCheckEndpoints.list.name], ledgerCheckEndpoints.list),
    // While one is under way, the page follows it.
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? 2000 : false),
  });
  const checks = found.data ?? [];
  const current = checks.find(isUnderWay);
  const shown = checks.find(({ id }) => String(id) === params.get("check")) ?? checks.find(isWhole);
  const latest = checks.find(isWhole);
  const start = async () => {
    setAsking(true);
    try {
      await call(ledgerCheckEndpoints.start);
      setParams({}, { replace: true });
    } catch (error) {
      fail(error, t("startFailed"));
    } finally {
      await client.invalidateQueries({ queryKey: [ledgerCheckEndpoints.list.name] });
      setAsking(false);
    }
  };
  return (
    <>
      <PageHeader title={t("title")} text={t("text")}>
        <Button
          variant="contained"
          startIcon={<CheckIcon />}
          loading={isAsking || current !== undefined}
          disabled={found.isPending}
          onClick={() => void start()}
        >
          {t("start")}
        </Button>
      </PageHeader>
      {found.isError && <ErrorNote found={found} things={t("title")} />}
      {found.isPending && <Skeleton variant="rounded" height={280} />}
      {found.data?.length === 0 && <EmptyState title={t("empty")} text={t("emptyText")} />}
      {checks.length > 0 && (
        <Stack spacing={2.5}>
          <CheckVerdict latest={checks[0]} current={current} shown={shown} />
          {shown && !current && shown.id === latest?.id && shown.state === "differs" && (
            <RebuildOffer id={shown.id} onStarted={() => setParams({}, { replace: true })} />
          )}
          {shown && isWhole(shown) && <ComparisonList id={shown.id} />}
          <CheckHistory checks={checks} shown={shown?.id} onShow={(id) => setParams({ check: String(id) })} />
        </Stack>
      )}
    </>
  );
}
