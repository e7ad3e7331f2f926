import {
  classDonationEndpoints,
  type OpenMoney,
  type OpenMoneyDecision,
  openMoneyDecisions,
  type Reference,
  siteEndpoints,
} from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { failureText, succeed } from "../../core/toasts.ts";
import { useBulk } from "../../ui/bulk/useBulk.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { useMayCall } from "../../ui/useMayCall.ts";

/** Asks what becomes of a site's money that isn't paid, and why, and deletes the site. */
export function OpenMoneyDialog({
  site,
  open,
  onClose,
}: {
  readonly site: Reference;
  readonly open: OpenMoney;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(["people", "ui"]);
  const format = useFormat();
  const queries = useQueryClient();
  const label = useId();
  const mayVoid = useMayCall(classDonationEndpoints.update) && open.unverified > 0;
  const restore = useBulk(siteEndpoints.bulk, t("sites.openMoney.failedRestore"));
  const [decision, setDecision] = useState<OpenMoneyDecision>("keep");
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState<{ readonly at: "reason" | "rest"; readonly msg: string } | null>(null);
  const [isSaving, setSaving] = useState(false);
  const figures = [
    ...(open.unverified > 0
      ? [
          t("sites.openMoney.unverified", {
            count: open.unverified,
            amount: format.money(open.unverified_cents),
          }),
        ]
      : []),
    ...(open.verified > 0
      ? [t("sites.openMoney.verified", { count: open.verified, amount: format.money(open.verified_cents) })]
      : []),
    ...(open.earned_cents === 0
      ? []
      : [t("sites.openMoney.earned", { amount: format.money(open.earned_cents) })]),
  ];
  const send = async () => {
    if (!reason.trim()) return setFault({ at: "reason", msg: t("sites.openMoney.reasonMissing") });
    setSaving(true);
    try {
      const query = { open_money: decision, reason: reason.trim() };
      const { message } = await call(siteEndpoints.remove, { params: { id: site.id }, query });
      succeed(message, { label: t("ui:undo"), run: () => void restore("restore", [site]) });
      onClose();
    } catch (error) {
      setFault({ at: "rest", msg: failureText(error, t("sites.openMoney.failed")) });
    } finally {
      setSaving(false);
      await queries.invalidateQueries();
    }
  };
  return (
    <FormDialog
      title={t("sites.openMoney.title", { name: site.name })}
      save={t("sites.openMoney.save")}
      isRisky
      isSaving={isSaving}
      width="sm"
      onSubmit={send}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Box>
          <Typography>{t("sites.openMoney.text")}</Typography>
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, listStyle: "disc" }}>
            {figures.map((figure) => (
              <li key={figure}>{figure}</li>
            ))}
          </Box>
        </Box>
        <FormControl>
          <FormLabel id={label}>{t("sites.openMoney.decision")}</FormLabel>
          <RadioGroup
            aria-labelledby={label}
            value={decision}
            onChange={(event) => setDecision(event.target.value as OpenMoneyDecision)}
          >
            {openMoneyDecisions
              .filter((each) => each === "keep" || mayVoid)
              .map((each) => (
                <FormControlLabel
                  key={each}
                  value={each}
                  control={<Radio />}
                  label={t(`sites.openMoney.${each}`)}
                />
              ))}
          </RadioGroup>
        </FormControl>
        <TextField
          label={t("sites.openMoney.reason")}
          required
          fullWidth
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setFault(null);
          }}
          error={fault?.at === "reason"}
          helperText={fault?.at === "reason" ? fault.msg : t("sites.openMoney.restoring")}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        {fault?.at === "rest" && (
          <Alert severity="error" role="alert">
            {fault.msg}
          </Alert>
        )}
      </Stack>
    </FormDialog>
  );
}

/** The figures that a refusal to delete a site tells; undefined if it was refused for something else. */
export function openMoneyIn(data: unknown): OpenMoney | undefined {
  return (data as { open_money?: OpenMoney } | null | undefined)?.open_money;
}
