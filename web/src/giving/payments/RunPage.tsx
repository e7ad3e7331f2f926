import { type PaymentRun, paymentRunEndpoints } from "@kindling/contract";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { dataQuery } from "../../ui/dataQuery.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { PageFailure } from "../../ui/feedback/PageFailure.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import type { ListStart } from "../../ui/list/useListState.ts";
import { BackToPayments } from "./BackToPayments.tsx";
import { PaymentsTable } from "./PaymentsTable.tsx";
import { RunButtons } from "./RunButtons.tsx";
import { RunOverview } from "./RunOverview.tsx";
import { usePaymentSteps } from "./usePaymentSteps.tsx";
import { useRunWords } from "./useRunWords.ts";

const start: ListStart = { sort: "charity", rows: 100 };

/** A payment run: where it stands, what comes next, and its payments. */
export function RunPage() {
  const id = Number(useParams()["id"]);
  const { get } = paymentRunEndpoints;
  const { t } = useTranslation("payments");
  const found = useQuery(dataQuery([get.name, id], get, { params: { id } }));
  if (found.data) return <Run key={id} run={found.data} />;
  if (found.isError) {
    const one = t("run.one");
    return (
      <PageFailure found={found} labels={{ one, unread: { one, many: one } }} back={<BackToPayments />} />
    );
  }
  return <Outline />;
}

function Run({ run }: { readonly run: PaymentRun }) {
  const { t } = useTranslation("payments");
  const { standing } = useRunWords(run);
  const { steps, sendAll, dialogs } = usePaymentSteps(run);
  const within = useMemo(() => ({ runs: String(run.id) }), [run.id]);
  return (
    <>
      <PageHeader title={run.name} text={standing}>
        <BackToPayments />
        <RunButtons run={run} onSend={sendAll} />
      </PageHeader>
      <RunOverview run={run} />
      <PaymentsTable
        ofRun
        start={start}
        within={within}
        steps={steps}
        empty={<EmptyState title={t("list.empty")} />}
      />
      {dialogs}
    </>
  );
}

function Outline() {
  return (
    <Stack spacing={2.5} aria-busy>
      <Skeleton variant="rounded" width="min(420px, 80%)" height={56} />
      <Skeleton variant="rounded" height={120} />
      <Skeleton variant="rounded" height={84} />
      <Skeleton variant="rounded" height={320} />
    </Stack>
  );
}
