import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { Section } from "../../ui/page/Section.tsx";
import type { Lead } from "./Lead.ts";
import { useLeadChange } from "./useLeadChange.ts";

/** Staff notes about a lead, newest first. */
export function LeadNotes({ lead }: { readonly lead: Lead }) {
  const { t } = useTranslation("people");
  const format = useFormat();
  const { change, busy } = useLeadChange(lead);
  const [text, setText] = useState("");
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const note = text.trim();
    if (note && !busy && (await change({ note }))) setText("");
  };
  return (
    <Section title={t("leads.notes")}>
      <Stack
        component="form"
        onSubmit={(event) => void add(event)}
        sx={{ gap: 1, alignItems: "flex-end", mb: 2.5 }}
      >
        <TextField
          fullWidth
          multiline
          minRows={2}
          maxRows={10}
          placeholder={t("leads.notePlaceholder")}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { "aria-label": t("leads.note"), maxLength: 4000 } }}
        />
        <Button type="submit" variant="contained" disabled={!text.trim()} loading={busy}>
          {t("leads.addNote")}
        </Button>
      </Stack>
      {lead.notes.length === 0 ? (
        <Typography color="textSecondary">{t("leads.noNotes")}</Typography>
      ) : (
        <Stack component="ul" sx={{ gap: 2 }}>
          {lead.notes.map((note) => (
            <Box
              component="li"
              key={note.id}
              sx={{ bgcolor: "background.sunken", borderRadius: 1, px: 2, py: 1.5 }}
            >
              <Typography sx={{ whiteSpace: "pre-wrap" }}>{note.text}</Typography>
              <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
                {[note.user?.name, format.moment(note.created_at)].filter(Boolean).join(" · ")}
              </Typography>
            </Box>
          ))}
        </Stack>
      )}
    </Section>
  );
}
