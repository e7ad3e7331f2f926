import { type Reference, savedReportEndpoints } from "@kindling/contract";
import SendIcon from "@mui/icons-material/SendOutlined";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { CallError } from "../../core/CallError.ts";
import { useFormat } from "../../core/language.ts";
import { fail, failureText, succeed } from "../../core/toasts.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { ReferencesPicker } from "../../ui/picking/ReferencePicker.tsx";
import type { ReportDefinition } from "../ReportDefinition.ts";
import { type ScheduleDraft, ScheduleFields } from "./ScheduleFields.tsx";
import { SendsList } from "./SendsList.tsx";
import { type SavedReport, useRenewSaved } from "./useSavedReports.ts";

const shownAtFields = ["schedule", "weekday", "month_day", "recipient_ids", "format"];

/** How often what was just sent is looked at, in milliseconds. */
const lookEvery = 2000;

/** The schedule and recipients of a saved report, a test send, and the latest results. */
export function ScheduleDialog({
  saved,
  report,
  onClose,
}: {
  readonly saved: SavedReport;
  readonly report: ReportDefinition;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("savedReports");
  const format = useFormat();
  const renew = useRenewSaved();
  const params = { id: saved.id };
  const [draft, setDraft] = useState<ScheduleDraft>({
    schedule: saved.schedule,
    weekday: saved.weekday ?? 1,
    month_day: saved.month_day ?? 1,
    format: saved.format ?? report.format,
  });
  const [recipients, setRecipients] = useState<readonly Reference[]>(saved.recipients);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState<"saving" | "sending" | null>(null);
  const { data: now = saved, refetch } = useQuery({
    ...dataQuery([savedReportEndpoints.get.name, saved.id], savedReportEndpoints.get, { params }),
    refetchInterval: ({ state }) =>
      state.data?.sends.some((send) => send.state === "due" || send.state === "waiting") ? lookEvery : false,
  });
  const stopped = now.recipients.filter((each) => each.stopped_at !== null);

  const save = async () => {
    setBusy("saving");
    const { schedule, weekday, month_day } = draft;
    const body = {
      schedule,
      weekday: schedule === "weekly" ? weekday : null,
      month_day: schedule === "monthly" ? month_day : null,
      recipient_ids: recipients.map((each) => each.id),
      format: draft.format as "csv",
    };
    try {
      const reply = await call(savedReportEndpoints.update, { params, body, version: saved.version });
      succeed(reply.message ?? "");
      await renew();
      onClose();
    } catch (error) {
      const known = error instanceof CallError ? error.errors : [];
      const placed = known.filter(({ path }) => shownAtFields.includes(path ?? ""));
      setFaults(
        placed.length > 0
          ? Object.fromEntries(placed.map(({ path, msg }) => [path ?? "", msg]))
          : { rest: failureText(error, t("failed")) },
      );
    } finally {
      setBusy(null);
    }
  };
  const sendNow = async () => {
    setBusy("sending");
    try {
      succeed((await call(savedReportEndpoints.sendNow, { params })).message);
      await refetch();
    } catch (error) {
      fail(error, t("failed"));
    } finally {
      setBusy(null);
    }
  };

  return (
    <FormDialog
      title={t("schedule.title", { name: saved.name })}
      save={t("save")}
      isSaving={busy === "saving"}
      width="sm"
      onSubmit={save}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <ScheduleFields
          draft={draft}
          formats={report.formats}
          faults={faults}
          onChange={(changes) => {
            setDraft({ ...draft, ...changes });
            setFaults({});
          }}
        />
        <ReferencesPicker
          label={t("schedule.recipients")}
          list={savedReportEndpoints.recipients}
          within={{ report: saved.report }}
          value={recipients}
          onChange={setRecipients}
          required={draft.schedule !== null}
          error={faults["recipient_ids"]}
          hint={t("schedule.recipientsHint")}
        />
        {stopped.map((each) => (
          <Alert key={each.id} severity="info">
            {t("schedule.hasStopped", {
              name: each.name,
              date: format.date((each.stopped_at ?? "").slice(0, 10)),
            })}
          </Alert>
        ))}
        <Typography variant="note">{t("schedule.rules")}</Typography>
        {faults["rest"] && (
          <Alert severity="error" role="alert">
            {faults["rest"]}
          </Alert>
        )}
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<SendIcon />}
          loading={busy === "sending"}
          onClick={() => void sendNow()}
          sx={{ alignSelf: "flex-start" }}
        >
          {t("schedule.sendNow")}
        </Button>
        <SendsList sends={now.sends} />
      </Stack>
    </FormDialog>
  );
}
