import {
  type ClosingItem,
  closingItems,
  type SessionClosing,
  sessionClosingEndpoints,
} from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { CallError } from "../../core/CallError.ts";
import { failureText, succeed } from "../../core/toasts.ts";
import { Section } from "../../ui/page/Section.tsx";
import { ChecklistItem } from "./ChecklistItem.tsx";

interface Faults {
  readonly items?: string;
  readonly note?: string;
}

type Acceptable = Exclude<ClosingItem, "not_ended">;

/** What is open in a session: each item is accepted or done before the session can be closed. */
export function ClosingChecklist({ closing }: { readonly closing: SessionClosing }) {
  const { t } = useTranslation("giving");
  const client = useQueryClient();
  const [accepted, setAccepted] = useState<readonly Acceptable[]>([]);
  const [note, setNote] = useState("");
  const [faults, setFaults] = useState<Faults>({});
  const [isSaving, setSaving] = useState(false);
  const { session, items } = closing;
  const isRunning = items.some(({ key }) => key === "not_ended");
  const accept = items.flatMap(({ key }) => (key !== "not_ended" && accepted.includes(key) ? key : []));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const isOpen = accept.length < items.length;
    const lacksNote = items.length > 0 && !note.trim();
    if (isOpen || lacksNote) {
      setFaults({
        ...(isOpen && { items: t("closing.acceptAll") }),
        ...(lacksNote && { note: t("closing.noteMissing") }),
      });
      return;
    }
    setSaving(true);
    try {
      const body = { accept, note: note.trim() || null };
      const { message } = await call(sessionClosingEndpoints.close, { params: { id: session.id }, body });
      succeed(message ?? t("closing.closed"));
    } catch (error) {
      const at = error instanceof CallError ? error.errors[0]?.path : undefined;
      setFaults({ [at === "note" ? "note" : "items"]: failureText(error, t("closing.failed")) });
    } finally {
      setSaving(false);
      await client.invalidateQueries();
    }
  };
  return (
    <Section title={t("closing.checklist")}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0 }}>
          {closingItems.map((key) => (
            <ChecklistItem
              key={key}
              name={key}
              item={items.find((item) => item.key === key)}
              session={session.id}
              isAccepted={accepted.some((each) => each === key)}
              onAccept={(isOn) => {
                setFaults({});
                setAccepted((all) =>
                  isOn && key !== "not_ended" ? [...all, key] : all.filter((each) => each !== key),
                );
              }}
            />
          ))}
        </Box>
        {items.length > 0 && !isRunning && (
          <TextField
            label={t("closing.note")}
            required
            fullWidth
            multiline
            minRows={2}
            sx={{ mt: 2 }}
            value={note}
            onChange={(event) => {
              setNote(event.target.value);
              setFaults({});
            }}
            error={Boolean(faults.note)}
            helperText={faults.note ?? t("closing.noteHint")}
            slotProps={{ htmlInput: { maxLength: 1000 } }}
          />
        )}
        {faults.items && (
          <Alert severity="error" role="alert" sx={{ mt: 2 }}>
            {faults.items}
          </Alert>
        )}
        <Button type="submit" variant="contained" disabled={isRunning} loading={isSaving} sx={{ mt: 2 }}>
          {t("closing.close")}
        </Button>
      </form>
    </Section>
  );
}
