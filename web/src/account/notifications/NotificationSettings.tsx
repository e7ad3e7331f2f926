import type { MailTime, NotificationSettings as Settings } from "@kindling/contract";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { notificationCalls } from "./notificationCalls.ts";

type Choice = Settings["kinds"][number];

const times: Readonly<Record<MailTime, true>> = { none: true, at_once: true, daily: true, weekly: true };
const mailTimes = Object.keys(times) as MailTime[];

/** Where notifications of each kind are shown and emailed. */
export function NotificationSettings({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation("header");
  const queries = useQueryClient();
  const [kinds, setKinds] = useState<readonly Choice[]>(settings.kinds);
  const [summary, setSummary] = useState(settings.weekly_summary);
  const [isSaving, setSaving] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    try {
      const body = { kinds: [...kinds], ...(summary !== null && { weekly_summary: summary }) };
      const { message } = await call(notificationCalls.save, { body });
      succeed(message ?? t("notifications.settings.saved"));
      await queries.invalidateQueries({ queryKey: ["notification"] });
    } catch (error) {
      fail(error, t("notifications.settings.failed"));
    }
    setSaving(false);
  };
  const change = (kind: Choice["kind"], part: Partial<Choice>) =>
    setKinds(kinds.map((each) => (each.kind === kind ? { ...each, ...part } : each)));

  return (
    <Stack component="form" sx={{ gap: 2.5 }} onSubmit={(event) => void save(event)}>
      {kinds.map(({ kind, in_portal, mail }) => {
        const name = t(`notifications.kinds.${kind}`);
        return (
          <Box
            key={kind}
            role="group"
            aria-label={name}
            sx={{ display: "flex", flexWrap: "wrap", columnGap: 3, rowGap: 1, alignItems: "center" }}
          >
            <Typography sx={{ flex: "1 1 100%", fontWeight: 600 }}>{name}</Typography>
            <FormControlLabel
              sx={{ flex: "1 1 140px", m: 0, gap: 1 }}
              control={<Switch checked={in_portal} onChange={(_, on) => change(kind, { in_portal: on })} />}
              label={t("notifications.settings.inPortal")}
            />
            <TextField
              select
              size="small"
              label={t("notifications.settings.byEmail")}
              value={mail}
              onChange={({ target }) => change(kind, { mail: target.value as MailTime })}
              sx={{ flex: "1 1 200px" }}
            >
              {mailTimes.map((time) => (
                <MenuItem key={time} value={time}>
                  {t(`notifications.settings.times.${time}`)}
                </MenuItem>
              ))}
            </TextField>
          </Box>
        );
      })}
      {summary !== null && (
        <Box role="group" aria-label={t("notifications.settings.summary")}>
          <Typography sx={{ fontWeight: 600 }}>{t("notifications.settings.summary")}</Typography>
          <Typography variant="note">{t("notifications.settings.summaryText")}</Typography>
          <FormControlLabel
            sx={{ m: 0, mt: 1, gap: 1 }}
            control={<Switch checked={summary} onChange={(_, on) => setSummary(on)} />}
            label={t("notifications.settings.times.weekly")}
          />
        </Box>
      )}
      <Button type="submit" variant="contained" loading={isSaving} sx={{ alignSelf: "flex-start" }}>
        {t("notifications.settings.save")}
      </Button>
    </Stack>
  );
}
