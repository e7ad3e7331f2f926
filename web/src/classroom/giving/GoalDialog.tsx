import { givingEndpoints } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import InputAdornment from "@mui/material/InputAdornment";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { CallError } from "../../core/CallError.ts";
import { failureText, succeed } from "../../core/toasts.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { typedDollars } from "./cents.ts";
import { readDraft } from "./donationDraft.ts";
import { type Giving, useRenewGiving } from "./useGiving.ts";

interface GoalDialogProps {
  site: number;
  /** The teacher of the class, where staff set its goal. */
  teacher?: number;
  goal: Giving["goal"];
  onClose: () => void;
}

const fieldsOfGoal = ["goal_cents", "goal_text"];

/** Sets a class's goal for the session, or changes it, with the words that go with it. */
export function GoalDialog({ site, teacher, goal, onClose }: GoalDialogProps) {
  const { t } = useTranslation("giving");
  const [amount, setAmount] = useState(goal ? typedDollars(goal.goal_cents) : "");
  const [text, setText] = useState(goal?.goal_text ?? "");
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isSaving, setSaving] = useState(false);
  const renew = useRenewGiving();
  const send = async () => {
    const read = readDraft({ amount, donated_on: "any", note: "" });
    const fault = read.faults?.amount_cents;
    if (!read.body) {
      setFaults({ goal_cents: t(`donation.${fault ?? "amountWrong"}`) });
      return;
    }
    const body = { goal_cents: read.body.amount_cents, goal_text: text.trim() || null };
    setSaving(true);
    try {
      const reply = goal
        ? await call(givingEndpoints.updateGoal, { params: { id: goal.id }, body, version: goal.version })
        : await call(givingEndpoints.addGoal, { body: { ...body, school_id: site, user_id: teacher } });
      succeed(reply.message ?? t("done.goal"));
      await renew();
      onClose();
    } catch (error) {
      const known = error instanceof CallError ? error.errors : [];
      const placed = known.flatMap(({ path, msg }) =>
        path && fieldsOfGoal.includes(path) ? [[path, msg] as const] : [],
      );
      setFaults(
        placed.length > 0 ? Object.fromEntries(placed) : { rest: failureText(error, t("failed.goal")) },
      );
      // Another goal than the one shown: what it is now comes behind the dialog, and what was typed stays.
      if (error instanceof CallError && (error.status === 412 || error.status === 409)) void renew();
    } finally {
      setSaving(false);
    }
  };
  return (
    <FormDialog
      title={t(goal ? "goal.change" : "goal.set")}
      save={t(goal ? "goal.save" : "goal.set")}
      isSaving={isSaving}
      onSubmit={send}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <TextField
          label={t("goal.amount")}
          required
          autoFocus
          fullWidth
          value={amount}
          onChange={(event) => {
            setAmount(event.target.value);
            setFaults({});
          }}
          error={Boolean(faults["goal_cents"])}
          helperText={faults["goal_cents"]}
          slotProps={{
            htmlInput: { inputMode: "decimal", autoComplete: "off", maxLength: 16 },
            input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
          }}
        />
        <TextField
          label={t("goal.text")}
          fullWidth
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={Boolean(faults["goal_text"])}
          helperText={faults["goal_text"] ?? t("goal.textHint")}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        {faults["rest"] && (
          <Alert severity="error" role="alert">
            {faults["rest"]}
          </Alert>
        )}
      </Stack>
    </FormDialog>
  );
}
