import { type PaymentMethod, paymentMethods, paymentRunEndpoints } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { succeed } from "../../core/toasts.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { MoneyText } from "../shared/MoneyText.tsx";
import { useOrganizationDay } from "../shared/useGiving.ts";
import { useSubmit } from "../shared/useSubmit.ts";
import { type Payment, sumsOf } from "./runs.ts";

const fields = ["method", "sent_on", "payments"] as const;
const referenceName = "reference";

/** Enter goes to the next reference, and from the last one to the button, so that nothing is sent too early. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  if (event.key !== "Enter" || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const stops =
    target.form?.querySelectorAll<HTMLElement>(`[name="${referenceName}"], [type="submit"]`) ?? [];
  const all = [...stops];
  all[all.indexOf(target) + 1]?.focus();
}

/** Tells how and when payments were sent, each with its reference. */
export function SendDialog({
  run,
  payments,
  onClose,
}: {
  readonly run: number;
  readonly payments: readonly Payment[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("payments");
  const format = useFormat();
  const queries = useQueryClient();
  const today = useOrganizationDay();
  const [method, setMethod] = useState<PaymentMethod>("check");
  const [day, setDay] = useState(today);
  const [references, setReferences] = useState<Readonly<Record<number, string>>>({});
  const { faultAt, isSaving, complain, clear, submit } = useSubmit(fields, t("send.failed"));
  const put = (change: () => void) => {
    change();
    clear();
  };
  const send = async () => {
    if (!day) return complain("sent_on", t("send.dayMissing"));
    if (day > today) return complain("sent_on", t("send.dayLater"));
    await submit(async (idempotencyKey) => {
      const body = {
        method,
        sent_on: day,
        payments: payments.map(({ id }) => ({ id, reference: references[id]?.trim() || null })),
      };
      await call(paymentRunEndpoints.send, { params: { id: run }, body, idempotencyKey });
      succeed(t("send.done"));
      onClose();
      await queries.invalidateQueries();
    });
  };
  const count = payments.length;
  return (
    <FormDialog
      title={t("send.title", { count })}
      save={t("send.save", { count, amount: format.money(sumsOf(payments).total_cents) })}
      isSaving={isSaving}
      width="sm"
      onSubmit={send}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5, pt: 1 }}>
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" }, alignItems: "start" }}>
          <TextField
            select
            fullWidth
            label={t("send.method")}
            value={method}
            onChange={(event) => put(() => setMethod(event.target.value as PaymentMethod))}
            error={Boolean(faultAt("method"))}
            helperText={faultAt("method")}
          >
            {paymentMethods.map((each) => (
              <MenuItem key={each} value={each}>
                {t(`methods.${each}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            type="date"
            required
            fullWidth
            label={t("send.day")}
            value={day}
            onChange={(event) => put(() => setDay(event.target.value))}
            error={Boolean(faultAt("sent_on"))}
            helperText={faultAt("sent_on")}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
          />
        </Box>
        <Typography color="textSecondary">{t(`send.hint.${method}`)}</Typography>
        <Stack component="ul" sx={{ gap: 1.5 }} onKeyDown={goOn}>
          {payments.map(({ id, charity, ...sums }) => (
            <Box
              component="li"
              key={id}
              sx={{ display: "grid", gap: 1, gridTemplateColumns: { sm: "1fr 1fr" }, alignItems: "center" }}
            >
              <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
                <Typography sx={{ fontWeight: 600 }}>{charity.name}</Typography>
                <MoneyText cents={sums.total_cents} />
              </Box>
              <TextField
                name={referenceName}
                size="small"
                fullWidth
                label={t("send.reference")}
                value={references[id] ?? ""}
                onChange={(event) => put(() => setReferences({ ...references, [id]: event.target.value }))}
                slotProps={{
                  htmlInput: {
                    maxLength: 80,
                    autoComplete: "off",
                    "aria-label": t("send.referenceOf", { charity: charity.name }),
                  },
                }}
              />
            </Box>
          ))}
        </Stack>
        {(faultAt("payments") ?? faultAt("rest")) && (
          <Alert severity="error" role="alert">
            {faultAt("payments") ?? faultAt("rest")}
          </Alert>
        )}
      </Stack>
    </FormDialog>
  );
}
