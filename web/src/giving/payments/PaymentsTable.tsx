import { paymentEndpoints, payments } from "@kindling/contract";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { cellColumn, column, dateColumn, numberColumn, spare, stateColumn } from "../../ui/list/columns.tsx";
import { ResourceList } from "../../ui/list/ResourceList.tsx";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { useEditAddress } from "../../ui/list/useEditAddress.ts";
import { moneyColumn } from "../shared/moneyColumn.tsx";
import { PaymentChip } from "./PaymentChip.tsx";
import { PaymentDrawer } from "./PaymentDrawer.tsx";
import type { Payment } from "./runs.ts";
import { usePaymentActions } from "./usePaymentActions.tsx";

const isUnpaid = ({ state }: Payment) => state === "left_out" || state === "reversed";

function MethodCell({ method }: Pick<Payment, "method">) {
  const { t } = useTranslation("payments");
  return method && t(`methods.${method}`);
}

const charity = column("charity", 180);
const run = column("run", 150);
const rest = [
  moneyColumn<Payment, "donated_cents">("donated_cents", 105, isUnpaid),
  moneyColumn<Payment, "earned_cents">("earned_cents", 105, isUnpaid),
  moneyColumn<Payment, "total_cents">("total_cents", 105, isUnpaid),
  stateColumn("state", (row: Payment) => <PaymentChip state={row.state} />, 125),
];
const sending = [
  dateColumn("sent_on", 140),
  column("reference", 140),
  spare(cellColumn("method", (row: Payment) => <MethodCell method={row.method} />, 130)),
  spare(dateColumn("seen_on", 140)),
  spare(column("sent_by", 150)),
  spare(numberColumn("donation_count", 120)),
  spare(numberColumn("points", 100)),
  spare(column("reason", 200)),
];
const columns = [charity, run, ...rest, ...sending];
const columnsOfRun = [charity, ...rest, ...sending];

type Props = Pick<
  ComponentProps<typeof ResourceList<typeof paymentEndpoints.list>>,
  "filters" | "start" | "within" | "empty"
>;

/** Payments; of one run, with what can be done with them there. */
export function PaymentsTable({
  ofRun = false,
  steps = [],
  ...list
}: Props & { readonly ofRun?: boolean; readonly steps?: readonly RowAction<Payment>[] }) {
  const { actions, dialogs } = usePaymentActions();
  const edit = useEditAddress();
  const all = [...steps, ...actions];
  return (
    <>
      <ResourceList
        resource={payments}
        list={paymentEndpoints.list}
        columns={ofRun ? columnsOfRun : columns}
        actions={all}
        bulkActions={steps}
        {...list}
      />
      <PaymentDrawer id={edit.id} actions={all} showsRun={!ofRun} onClose={edit.close} />
      {dialogs}
    </>
  );
}
