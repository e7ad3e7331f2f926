import Alert from "@mui/material/Alert";
import InputAdornment from "@mui/material/InputAdornment";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useTranslation } from "react-i18next";
import type { useGoalForm } from "./useGoalForm.ts";

export function GoalFields({ form }: { readonly form: ReturnType<typeof useGoalForm> }) {
  const { t } = useTranslation("giving");
  const { amount, setAmount, text, setText, faults } = form;
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        label={t("goal.amount")}
        required
        autoFocus
        fullWidth
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
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
  );
}
