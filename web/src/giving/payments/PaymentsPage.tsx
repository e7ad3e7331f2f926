import { charityEndpoints, paymentEndpoints, paymentStates, payments } from "@kindling/contract";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { ChoiceFilter } from "../../ui/filters/ChoiceFilter.tsx";
import { DatesFilter } from "../../ui/filters/DatesFilter.tsx";
import { FlagFilter } from "../../ui/filters/OneChoiceFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { pageQuery } from "../../ui/list/listRows.ts";
import { type ListStart, useListState } from "../../ui/list/useListState.ts";
import { UnseenPayments } from "../bank/UnseenPayments.tsx";
import { OptionsFilter } from "../shared/OptionsFilter.tsx";
import { PeriodFilter } from "../shared/PeriodFilter.tsx";
import { DueCard } from "./DueCard.tsx";
import { PaymentsTable } from "./PaymentsTable.tsx";
import { PaymentTotals } from "./PaymentTotals.tsx";
import { RunsSection } from "./RunsSection.tsx";
import { useRuns } from "./runs.ts";

const start: ListStart = { sort: "id", order: "desc" };

/** What is due to charities, the runs that pay it, and all payments. */
export function PaymentsPage() {
  const { t } = useTranslation(["payments", "bank"]);
  const labels = useLabels(payments);
  const runs = useRuns();
  const { query } = useListState(payments, paymentEndpoints.list, start);
  const found = useQuery(pageQuery(paymentEndpoints.list, query));
  const id = useId();
  return (
    <>
      <PageHeader title={labels.many} text={t("text")} />
      <Stack spacing={2.5}>
        <UnseenPayments />
        <DueCard />
        <RunsSection />
        <Box component="section" aria-labelledby={id}>
          <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
            {t("list.title")}
          </Typography>
          <PaymentTotals sums={found.data?.meta} />
          <PaymentsTable
            start={start}
            filters={
              <>
                <ChoiceFilter
                  name="state"
                  choices={paymentStates.map((state) => ({ value: state, label: t(`states.${state}`) }))}
                />
                <OptionsFilter name="runs" options={runs.data ?? []} />
                <ReferenceFilter name="charities" calls={charityEndpoints} />
                <FlagFilter name="is_unseen" />
                <PeriodFilter />
                <DatesFilter />
              </>
            }
            empty={<EmptyState title={t("list.empty")} text={t("list.emptyText")} />}
          />
        </Box>
      </Stack>
    </>
  );
}
