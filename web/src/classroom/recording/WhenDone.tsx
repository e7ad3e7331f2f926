import { mostDaysBack } from "@kindling/contract";
import Calendar from "@mui/icons-material/EventRounded";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { daysBefore } from "../programDay.ts";

interface WhenDoneProps {
  /** The first and last day of the activity. */
  readonly item: { readonly start: string; readonly end: string };
  readonly today: string;
  /** The day chosen; null means today. */
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onChange: (day: string | null) => void;
}

/** On which day the class did it: asked only on request, for it is nearly always today. */
export function WhenDone({ item, today, value, error, onChange }: WhenDoneProps) {
  const { t } = useTranslation("classroom");
  const [isOpen, setOpen] = useState(false);
  const earliest = daysBefore(today, mostDaysBack);
  const first = item.start > earliest ? item.start : earliest;
  const last = item.end < today ? item.end : today;
  if (first >= last && !error) return null;
  if (!isOpen && value === null && !error) {
    return (
      <Button startIcon={<Calendar />} onClick={() => setOpen(true)}>
        {t("record.when")}
      </Button>
    );
  }
  return (
    <TextField
      type="date"
      label={t("record.when")}
      value={value ?? last}
      error={Boolean(error)}
      helperText={error}
      autoFocus={isOpen}
      onChange={(event) => {
        const day = event.target.value === today ? null : event.target.value || null;
        setOpen(day === null);
        onChange(day);
      }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: first, max: last } }}
    />
  );
}
