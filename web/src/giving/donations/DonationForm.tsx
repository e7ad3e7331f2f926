import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import InputAdornment from "@mui/material/InputAdornment";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../core/CallError.ts";
import { useConstants } from "../../core/constants.ts";
import { useFormat } from "../../core/language.ts";
import { newKey } from "../../core/newKey.ts";
import { failureText } from "../../core/toasts.ts";
import { ReasonField } from "../shared/ReasonField.tsx";
import { centsOf } from "./cents.ts";
import { type DonationDraft, type DraftField, readDraft } from "./donationDraft.ts";

type Body = NonNullable<ReturnType<typeof readDraft>["body"]>;
type Faults = Readonly<Partial<Record<DraftField | "rest", string>>>;

interface DonationFormProps {
  /** The fields' initial values, restored after saving. */
  fresh: DonationDraft;
  submit: string;
  /** Saves it; the key is the same for a repeat of what may have arrived. */
  save: (body: Body, key: string) => Promise<unknown>;
  failed: string;
  onCancel?: () => void;
  latest: string;
  focuses?: boolean;
  /** Whether another amount or day needs a reason. */
  asksReason?: boolean;
}

const fieldNames = ["amount_cents", "donated_on", "note", "reason"] as const satisfies readonly DraftField[];
const isField = (path: string): path is DraftField => fieldNames.some((name) => name === path);

function faultsOf(error: unknown, fallback: string): Faults {
  const known = (error instanceof CallError ? error.errors : []).flatMap(({ path, msg }) =>
    path && isField(path) ? [[path, msg] as const] : [],
  );
  if (known.length > 0) return Object.fromEntries(known);
  return { rest: failureText(error, fallback) };
}

/** Amount, date and note of a donation. What was typed stays until it is saved. */
export function DonationForm(props: DonationFormProps) {
  const { fresh, submit, save, failed, onCancel, latest, focuses, asksReason } = props;
  const { t } = useTranslation(["giving", "ui"]);
  const format = useFormat();
  const [draft, setDraft] = useState(fresh);
  const [faults, setFaults] = useState<Faults>({});
  const [isSaving, setSaving] = useState(false);
  const key = useRef(newKey());
  const form = useRef<HTMLFormElement>(null);
  const limit = useConstants()?.donation_confirm_cents ?? Number.POSITIVE_INFINITY;
  const isLarge = (centsOf(draft.amount) ?? 0) > limit;
  const isCorrected =
    centsOf(draft.amount) !== centsOf(fresh.amount) || draft.donated_on !== fresh.donated_on;
  const needsReason = (asksReason ?? false) && isCorrected;
  const put = (change: Partial<DonationDraft>, field: DraftField) => {
    setDraft({ ...draft, ...change });
    setFaults({ ...faults, [field]: undefined, rest: undefined });
  };
  const complain = (found: Faults) => {
    setFaults(found);
    const [first] = fieldNames.filter((field) => found[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const read = readDraft({ reason: "", ...draft }, needsReason);
    if (!read.body) {
      const { amount_cents, donated_on, reason } = read.faults;
      complain({
        ...(amount_cents && { amount_cents: t(`donation.${amount_cents}`) }),
        ...(donated_on && { donated_on: t(`donation.${donated_on}`) }),
        ...(reason && { reason: t(`donation.${reason}`) }),
      });
      return;
    }
    setSaving(true);
    try {
      await save(read.body, key.current);
      key.current = newKey();
      setDraft(fresh);
      setFaults({});
    } catch (error) {
      // After a refusal the next try is a new donation; after a lost connection it may be the same one.
      if (error instanceof CallError && error.status >= 400 && error.status < 500) key.current = newKey();
      complain(faultsOf(error, failed));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Stack
      component="form"
      ref={form}
      noValidate
      onSubmit={(event: FormEvent) => void send(event)}
      sx={{ gap: 2 }}
    >
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" }, alignItems: "start" }}>
        <TextField
          name="amount_cents"
          label={t("donation.amount")}
          required
          fullWidth
          autoFocus={focuses ?? false}
          value={draft.amount}
          onChange={(event) => put({ amount: event.target.value }, "amount_cents")}
          error={Boolean(faults.amount_cents)}
          helperText={
            faults.amount_cents ?? (isLarge && t("donation.willBeHeld", { amount: format.money(limit) }))
          }
          slotProps={{
            htmlInput: { inputMode: "decimal", autoComplete: "off", maxLength: 16 },
            input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
          }}
        />
        <TextField
          name="donated_on"
          type="date"
          label={t("donation.date")}
          required
          fullWidth
          value={draft.donated_on}
          onChange={(event) => put({ donated_on: event.target.value }, "donated_on")}
          error={Boolean(faults.donated_on)}
          helperText={faults.donated_on}
          slotProps={{ htmlInput: { max: latest } }}
        />
      </Box>
      <TextField
        name="note"
        label={t("donation.note")}
        fullWidth
        value={draft.note}
        onChange={(event) => put({ note: event.target.value }, "note")}
        error={Boolean(faults.note)}
        helperText={faults.note ?? t("donation.noteHint")}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      {needsReason && (
        <ReasonField
          value={draft.reason ?? ""}
          onChange={(reason) => put({ reason }, "reason")}
          fault={faults.reason}
          hint={t("donations.correctedHint")}
        />
      )}
      {faults.rest && (
        <Alert severity="error" role="alert">
          {faults.rest}
        </Alert>
      )}
      <Stack direction="row" sx={{ gap: 1, justifyContent: onCancel ? "flex-end" : "flex-start" }}>
        {onCancel && (
          <Button color="secondary" onClick={onCancel}>
            {t("ui:cancel")}
          </Button>
        )}
        <Button type="submit" variant="contained" loading={isSaving}>
          {submit}
        </Button>
      </Stack>
    </Stack>
  );
}
