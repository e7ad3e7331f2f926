import {
  charityEndpoints,
  classDonationEndpoints,
  classDonations,
  donationStatuses,
  providerEndpoints,
  sessionEndpoints,
  siteEndpoints,
} from "@kindling/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { ChoiceFilter } from "../../ui/filters/ChoiceFilter.tsx";
import { DatesFilter } from "../../ui/filters/DatesFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { cellColumn, column, dateColumn, momentColumn, spare, stateColumn } from "../../ui/list/columns.tsx";
import { pageQuery } from "../../ui/list/listRows.ts";
import { ResourceList } from "../../ui/list/ResourceList.tsx";
import { useEditAddress } from "../../ui/list/useEditAddress.ts";
import { type ListStart, useListState } from "../../ui/list/useListState.ts";
import { useAdjustDonation } from "../adjusting/useAdjustDonation.tsx";
import { useVerifyLate } from "../adjusting/useVerifyLate.tsx";
import { DonationState } from "../shared/DonationState.tsx";
import { moneyColumn } from "../shared/moneyColumn.tsx";
import { PeriodFilter } from "../shared/PeriodFilter.tsx";
import { DonationCharity } from "./DonationCharity.tsx";
import { DonationDrawer } from "./DonationDrawer.tsx";
import { DonationTotals } from "./DonationTotals.tsx";
import { useCorrectDonation } from "./useCorrectDonation.tsx";
import { type Donation, useDonationSteps } from "./useDonationSteps.tsx";

const columns = [
  column("full_name", 140),
  stateColumn("status", (row: Donation) => <DonationState status={row.status} />, 130),
  column("school", 155),
  cellColumn("charity", (row: Donation) => <DonationCharity donation={row} />, 155),
  moneyColumn<Donation, "amount_cents">("amount_cents", 120, (row) => row.status === "void"),
  dateColumn("donated_on", 165),
  column("note", 150),
  spare(column("provider", 170)),
  spare(column("district", 150)),
  spare(column("session", 170)),
  spare(momentColumn("verified_at")),
  spare(column("verified_by", 160)),
];
const start: ListStart = { sort: "donated_on", order: "desc" };

/** Whether a list is of donations that are still to verify, and not also of those verified late. */
const isOfToVerify = ({ status }: { readonly status?: unknown }) => {
  const statuses = typeof status === "string" ? status.split(",") : [];
  return statuses.includes("counted") && !statuses.includes("verified");
};

/** What classes have brought in: to be verified, by leaders or staff, and marked as paid by staff; with buttons of the screen's own. */
export function DonationsList({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation("giving");
  const labels = useLabels(classDonations);
  const steps = useDonationSteps();
  const correcting = useCorrectDonation();
  const adjusting = useAdjustDonation();
  const late = useVerifyLate();
  const actions = [...steps.actions, correcting.action, late.action, adjusting.action];
  const edit = useEditAddress();
  const { query } = useListState(classDonations, classDonationEndpoints.list, start);
  const found = useQuery(pageQuery(classDonationEndpoints.list, query));
  const statuses = donationStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }));
  return (
    <>
      <PageHeader title={labels.many} text={t("donations.text")}>
        {children}
      </PageHeader>
      <DonationTotals sums={found.data?.meta} isToVerify={isOfToVerify(query)} />
      <ResourceList
        resource={classDonations}
        list={classDonationEndpoints.list}
        columns={columns}
        start={start}
        filters={
          <>
            <ChoiceFilter name="status" choices={statuses} />
            <ReferenceFilter name="providers" calls={providerEndpoints} />
            <ReferenceFilter name="schools" calls={siteEndpoints} />
            <ReferenceFilter name="sessions" calls={sessionEndpoints} />
            <ReferenceFilter name="charities" calls={charityEndpoints} />
            <PeriodFilter />
            <DatesFilter />
          </>
        }
        actions={actions}
        bulkActions={steps.actions}
        empty={<EmptyState title={t("donations.empty")} text={t("donations.emptyText")} />}
      />
      <DonationDrawer
        donation={found.data?.data.find(({ id }) => id === edit.id) ?? null}
        actions={actions}
        onClose={edit.close}
      />
      {steps.dialogs}
      {correcting.dialog}
      {adjusting.dialog}
      {late.dialog}
    </>
  );
}
