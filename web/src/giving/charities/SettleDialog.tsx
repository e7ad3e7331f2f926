import {
  type CharityMoney,
  type CharityMoneyDecision,
  charities,
  charityEndpoints,
  charityMoneyDecisions,
  type Reference,
} from "@kindling/contract";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { useBulk } from "../../ui/bulk/useBulk.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { RadioChoice } from "../../ui/importing/RadioChoice.tsx";
import type { Matching } from "../../ui/list/RowAction.ts";
import { ReferencePicker } from "../../ui/picking/ReferencePicker.tsx";
import { CharityMoneyFigures } from "./CharityMoneyFigures.tsx";

/** Charities to set inactive, and what isn't paid to them. */
export interface Settling {
  readonly rows: readonly Reference[];
  readonly matching: Matching | undefined;
  readonly money: CharityMoney;
}

const active = { is_active: "true" };

/** Asks what becomes of money for charities that are set inactive, and does both. */
export function SettleDialog({
  settling: { rows, matching, money },
  onClose,
}: {
  readonly settling: Settling;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(["curriculum", "ui"]);
  const labels = useLabels(charities);
  const bulk = useBulk(charityEndpoints.bulk, t("ui:activation.failed"));
  const [decision, setDecision] = useState<CharityMoneyDecision>("keep");
  const [to, setTo] = useState<Reference | null>(null);
  const [reason, setReason] = useState("");
  const [isTold, setTold] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const count = matching?.expected ?? rows.length;
  const [only] = rows;
  const isMoving = decision === "move";
  const send = async () => {
    setTold(true);
    if (isMoving && !(to && reason.trim())) return;
    setSaving(true);
    const move = { open_money: decision, move_to_id: to?.id, reason: reason.trim() };
    // Activating them again wouldn't give classes their charity back.
    const options = isMoving ? { more: move } : { more: { open_money: decision }, undo: "activate" };
    const done = await bulk("deactivate", rows, matching, options);
    setSaving(false);
    if (done) onClose();
  };
  return (
    <FormDialog
      title={
        count === 1
          ? t("charities.settling.title", { name: only?.name })
          : t("charities.settling.titleMany", { count, things: labels.many })
      }
      save={t("ui:activation.deactivate")}
      isSaving={isSaving}
      width="sm"
      onSubmit={send}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Typography>{t("charities.settling.text", { count })}</Typography>
        <CharityMoneyFigures money={money} />
        {money.choices > 0 && (
          <RadioChoice
            label={t("charities.settling.decision")}
            choices={charityMoneyDecisions}
            value={decision}
            spell={(each) => t(`charities.settling.${each}`)}
            onChange={setDecision}
          />
        )}
        {isMoving && (
          <>
            <ReferencePicker
              list={charityEndpoints.list}
              within={active}
              label={labels.field("move_to_id")}
              required
              value={to}
              onChange={setTo}
              error={isTold && !to ? t("charities.settling.toMissing") : undefined}
            />
            <TextField
              label={labels.field("reason")}
              required
              fullWidth
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              error={isTold && !reason.trim()}
              helperText={t(
                isTold && !reason.trim()
                  ? "charities.settling.reasonMissing"
                  : "charities.settling.reasonHint",
              )}
              slotProps={{ htmlInput: { maxLength: 500 } }}
            />
          </>
        )}
      </Stack>
    </FormDialog>
  );
}
