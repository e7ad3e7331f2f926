import {
  type PaymentPart,
  paymentParts,
  paymentRunEndpoints,
  type Reference,
  sessionEndpoints,
} from "@kindling/contract";
import { locales } from "@kindling/contract/language";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { call } from "../../core/api.ts";
import { useFormat, useLanguage } from "../../core/language.ts";
import { succeed } from "../../core/toasts.ts";
import { useUnsavedGuard } from "../../ui/form/useUnsavedGuard.tsx";
import { RadioChoice } from "../../ui/importing/RadioChoice.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { ReferencesPicker } from "../../ui/picking/ReferencePicker.tsx";
import { useOrganizationDay } from "../shared/useGiving.ts";
import { useSubmit } from "../shared/useSubmit.ts";
import { DueTable } from "./DueTable.tsx";
import { runPath, sumsOf, useDue } from "./runs.ts";

const payable = ["both", "donated", "earned"] as const;
type Payable = (typeof payable)[number];
const partsOf = (chosen: Payable): PaymentPart[] => (chosen === "both" ? [...paymentParts] : [chosen]);

const fields = ["name", "note", "sessions", "charities"] as const;

/** Month and year of a day, as the name of a run begins with. */
function useMonth(day: string): string {
  const month = new Intl.DateTimeFormat(locales[useLanguage()], {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  const text = month.format(new Date(`${day}T00:00:00Z`));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a new run pays: of which sessions, donated or earned, to which charities. */
export function NewRunForm() {
  const { t } = useTranslation(["payments", "app", "ui"]);
  const format = useFormat();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const month = useMonth(useOrganizationDay());
  const [typed, setTyped] = useState<string | null>(null);
  const [note, setNote] = useState("");
  const [chosen, setChosen] = useState<Payable>("both");
  const [sessions, setSessions] = useState<readonly Reference[]>([]);
  const [left, setLeft] = useState<readonly number[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const { faultAt, isSaving, complain, clear, submit } = useSubmit(fields, t("start.failed"));
  const found = useDue(sessions.map(({ id }) => id));
  const name = typed ?? month;
  const parts = partsOf(chosen);
  const rows = (found.data ?? []).filter((row) => sumsOf([row], parts).total_cents > 0);
  const ticked = rows.filter(({ charity }) => !left.includes(charity.id));
  const guard = useUnsavedGuard(
    typed !== null || note !== "" || sessions.length > 0 || left.length > 0 || chosen !== "both",
  );
  const put = (change: () => void) => {
    change();
    clear();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) {
      complain("name", t("start.nameMissing"));
      form.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
      return;
    }
    if (ticked.length === 0) return complain("charities", t("start.noneTicked"));
    await submit(async (idempotencyKey) => {
      const body = {
        name: name.trim(),
        note: note.trim() || null,
        sessions: sessions.map(({ id }) => id),
        charities: ticked.map(({ charity }) => charity.id),
        parts,
      };
      const reply = await call(paymentRunEndpoints.create, { body, idempotencyKey });
      succeed(t("start.done"));
      guard.letGo();
      await navigate(runPath(reply.data.id));
      await queries.invalidateQueries();
    });
  };
  return (
    <Stack
      component="form"
      ref={form}
      noValidate
      spacing={2.5}
      onSubmit={(event: FormEvent) => void send(event)}
    >
      <Section title={t("start.what")}>
        <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { md: "1fr 1fr" }, alignItems: "start" }}>
          <TextField
            name="name"
            label={t("start.name")}
            required
            fullWidth
            value={name}
            onChange={(event) => put(() => setTyped(event.target.value))}
            error={Boolean(faultAt("name"))}
            helperText={faultAt("name")}
            slotProps={{ htmlInput: { maxLength: 120, autoComplete: "off" } }}
          />
          <ReferencesPicker
            list={sessionEndpoints.list}
            label={t("app:titles.sessions")}
            hint={t("start.sessionsHint")}
            error={faultAt("sessions")}
            value={sessions}
            onChange={(next) => put(() => setSessions(next))}
          />
          <RadioChoice
            label={t("start.parts")}
            choices={payable}
            value={chosen}
            spell={(each) => t(`start.${each}`)}
            onChange={(next) => put(() => setChosen(next))}
          />
          <TextField
            name="note"
            label={t("start.note")}
            fullWidth
            multiline
            minRows={3}
            value={note}
            onChange={(event) => put(() => setNote(event.target.value))}
            error={Boolean(faultAt("note"))}
            helperText={faultAt("note") ?? t("start.noteHint")}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </Box>
      </Section>
      <Section title={t("start.charities")}>
        <DueTable
          found={found}
          rows={rows}
          parts={parts}
          left={left}
          onLeave={(ids) => put(() => setLeft(ids))}
        />
        {faultAt("charities") && (
          <FormHelperText error role="alert">
            {faultAt("charities")}
          </FormHelperText>
        )}
      </Section>
      {faultAt("rest") && (
        <Alert severity="error" role="alert">
          {faultAt("rest")}
        </Alert>
      )}
      {rows.length > 0 && (
        <Button type="submit" variant="contained" loading={isSaving} sx={{ alignSelf: "flex-start" }}>
          {t("start.propose", { amount: format.money(sumsOf(ticked, parts).total_cents) })}
        </Button>
      )}
      {guard.dialog}
    </Stack>
  );
}
