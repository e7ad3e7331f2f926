import {
  type PaymentMethod,
  paymentMethods,
  sponsorReceiptEndpoints,
  sponsorReceipts,
} from "@kindling/contract";
import Alert from "@mui/material/Alert";
import InputAdornment from "@mui/material/InputAdornment";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useLabels } from "../../core/labels.ts";
import { succeed } from "../../core/toasts.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { centsOf } from "../donations/cents.ts";
import { useOrganizationDay } from "../shared/useGiving.ts";
import { useSubmit } from "../shared/useSubmit.ts";
import type { Pledge } from "./sponsorFunding.ts";

const fields = ["pledge_id", "amount_cents", "received_on", "method", "reference", "note"] as const;

/** Records money that came in. */
export function ReceiptDialog({
  pledges,
  onClose,
}: {
  readonly pledges: readonly Pledge[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("sponsors");
  const labels = useLabels(sponsorReceipts);
  const queries = useQueryClient();
  const today = useOrganizationDay();
  const open = pledges.find(({ state }) => state === "open") ?? pledges[0];
  const [draft, setDraft] = useState({
    pledge_id: open?.id ?? 0,
    amount: "",
    received_on: today,
    method: "check" as PaymentMethod,
    reference: "",
    note: "",
  });
  const { faultAt, isSaving, complain, clear, submit } = useSubmit(fields, t("receipts.failed"));
  const put = (change: Partial<typeof draft>) => {
    setDraft({ ...draft, ...change });
    clear();
  };
  const told = (field: (typeof fields)[number]) => ({
    fullWidth: true,
    label: labels.field(field),
    error: Boolean(faultAt(field)),
    helperText: faultAt(field),
  });
  const send = async () => {
    const { amount, reference, note, ...rest } = draft;
    const amount_cents = centsOf(amount);
    if (!amount_cents) return complain("amount_cents", t("receipts.amountWrong"));
    if (!rest.received_on) return complain("received_on", t("receipts.dayMissing"));
    await submit(async (idempotencyKey) => {
      const body = { ...rest, amount_cents, reference: reference.trim() || null, note: note.trim() || null };
      await call(sponsorReceiptEndpoints.create, { body, idempotencyKey });
      succeed(t("receipts.done"));
      onClose();
      await queries.invalidateQueries();
    });
  };
  return (
    <FormDialog
      title={t("receipts.add")}
      save={t("receipts.save")}
      isSaving={isSaving}
      width="sm"
      onSubmit={send}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        <TextField
          select
          {...told("pledge_id")}
          value={draft.pledge_id}
          onChange={(event) => put({ pledge_id: Number(event.target.value) })}
        >
          {pledges.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          {...told("amount_cents")}
          required
          autoFocus
          value={draft.amount}
          onChange={(event) => put({ amount: event.target.value })}
          slotProps={{
            input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
            htmlInput: { inputMode: "decimal", autoComplete: "off" },
          }}
        />
        <TextField
          type="date"
          required
          {...told("received_on")}
          value={draft.received_on}
          onChange={(event) => put({ received_on: event.target.value })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
        />
        <TextField
          select
          {...told("method")}
          value={draft.method}
          onChange={(event) => put({ method: event.target.value as PaymentMethod })}
        >
          {paymentMethods.map((each) => (
            <MenuItem key={each} value={each}>
              {t(`methods.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          {...told("reference")}
          value={draft.reference}
          onChange={(event) => put({ reference: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 80, autoComplete: "off" } }}
        />
        <TextField
          {...told("note")}
          value={draft.note}
          onChange={(event) => put({ note: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        {faultAt("rest") && (
          <Alert severity="error" role="alert">
            {faultAt("rest")}
          </Alert>
        )}
      </Stack>
    </FormDialog>
  );
}
