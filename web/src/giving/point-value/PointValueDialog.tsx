import { pointRateEndpoints } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import InputAdornment from "@mui/material/InputAdornment";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { CallError } from "../../core/CallError.ts";
import { failureText, succeed } from "../../core/toasts.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { centsOf } from "../donations/cents.ts";
import { useOrganizationDay } from "../shared/useGiving.ts";
import { PointValues } from "./PointValues.tsx";

type Faults = Readonly<Partial<Record<"cents" | "from_on" | "rest", string>>>;

/** What a point was, is and will be worth, and a form that sets it from a day on. */
export function PointValueDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("giving");
  const today = useOrganizationDay();
  const client = useQueryClient();
  const [amount, setAmount] = useState("");
  const [from, setFrom] = useState(today);
  const [faults, setFaults] = useState<Faults>({});
  const [isSaving, setSaving] = useState(false);
  const send = async () => {
    const cents = centsOf(amount);
    if (cents === null || !from) {
      setFaults({
        ...(cents === null && { cents: t("pointValue.amountWrong") }),
        ...(!from && { from_on: t("pointValue.dateMissing") }),
      });
      return;
    }
    setSaving(true);
    try {
      const { message } = await call(pointRateEndpoints.create, { body: { from_on: from, cents } });
      succeed(message ?? t("pointValue.saved"));
      await client.invalidateQueries();
      onClose();
    } catch (error) {
      const known = error instanceof CallError ? error.errors : [];
      const placed = known.flatMap(({ path, msg }) =>
        path === "cents" || path === "from_on" ? [[path, msg] as const] : [],
      );
      setFaults(
        placed.length > 0 ? Object.fromEntries(placed) : { rest: failureText(error, t("pointValue.failed")) },
      );
    } finally {
      setSaving(false);
    }
  };
  return (
    <FormDialog
      title={t("pointValue.title")}
      save={t("pointValue.save")}
      isSaving={isSaving}
      width="sm"
      onSubmit={send}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <PointValues today={today} />
        <Typography color="text.secondary">{t("pointValue.text")}</Typography>
        <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 2 }}>
          <TextField
            label={t("pointValue.amount")}
            required
            autoFocus
            fullWidth
            value={amount}
            onChange={(event) => {
              setAmount(event.target.value);
              setFaults({});
            }}
            error={Boolean(faults.cents)}
            helperText={faults.cents}
            slotProps={{
              htmlInput: { inputMode: "decimal", autoComplete: "off", maxLength: 10 },
              input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
            }}
          />
          <TextField
            label={t("pointValue.from")}
            required
            fullWidth
            type="date"
            value={from}
            onChange={(event) => {
              setFrom(event.target.value);
              setFaults({});
            }}
            error={Boolean(faults.from_on)}
            helperText={faults.from_on}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
          />
        </Stack>
        {faults.rest && (
          <Alert severity="error" role="alert">
            {faults.rest}
          </Alert>
        )}
      </Stack>
    </FormDialog>
  );
}
