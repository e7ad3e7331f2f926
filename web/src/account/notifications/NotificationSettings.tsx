import type { MailTime, NotificationSettings as Settings } from "@kindling/contract";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import type { Theme } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { notificationCalls } from "./notificationCalls.ts";

type Choice = Settings["kinds"][number];

const times: Readonly<Record<MailTime, true>> = { none: true, at_once: true, daily: true, weekly: true };
const mailTimes = Object.keys(times) as MailTime[];

/** A kind, its switch and its choice: beside each other, or on a phone below the kind. */
const row = {
  display: { xs: "flex", sm: "grid" },
  flexWrap: "wrap",
  gridTemplateColumns: "minmax(0, 1fr) 96px 168px",
  gap: 1.5,
  alignItems: "center",
} as const;

/** The columns have headings, which a phone has no room for. */
const onlySmall = ({ breakpoints }: Theme) => ({ [breakpoints.up("sm")]: visuallyHidden });

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
    <Stack component="form" sx={{ gap: 2 }} onSubmit={(event) => void save(event)}>
      <Box aria-hidden sx={{ ...row, display: { xs: "none", sm: "grid" } }}>
        <span />
        <Typography variant="note">{t("notifications.settings.inPortal")}</Typography>
        <Typography variant="note">{t("notifications.settings.byEmail")}</Typography>
      </Box>
      {kinds.map(({ kind, in_portal, mail }) => {
        const name = t(`notifications.kinds.${kind}`);
        return (
          <Box key={kind} role="group" aria-label={name} sx={row}>
            <Typography sx={{ flex: "1 1 100%", fontWeight: 600 }}>{name}</Typography>
            <FormControlLabel
              sx={{ m: 0, gap: 1, flex: "1 1 140px" }}
              control={<Switch checked={in_portal} onChange={(_, on) => change(kind, { in_portal: on })} />}
              label={<Box sx={onlySmall}>{t("notifications.settings.inPortal")}</Box>}
            />
            <TextField
              select
              size="small"
              value={mail}
              sx={{ flex: "1 1 190px" }}
              onChange={({ target }) => change(kind, { mail: target.value as MailTime })}
              slotProps={{
                select: {
                  SelectDisplayProps: { "aria-label": t("notifications.settings.byEmail") },
                  renderValue: () => (
                    <>
                      <Box component="span" sx={{ display: { sm: "none" } }}>
                        {t("notifications.settings.byEmail")}:{" "}
                      </Box>
                      {t(`notifications.settings.times.${mail}`)}
                    </>
                  ),
                },
              }}
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
        <FormControlLabel
          sx={{ m: 0, gap: 1.5, alignItems: "flex-start", pt: 2, borderTop: 1, borderColor: "divider" }}
          control={<Switch checked={summary} onChange={(_, on) => setSummary(on)} />}
          label={
            <>
              <Typography sx={{ fontWeight: 600 }}>{t("notifications.settings.summary")}</Typography>
              <Typography variant="note">{t("notifications.settings.summaryText")}</Typography>
            </>
          }
        />
      )}
      <Button type="submit" variant="contained" loading={isSaving} sx={{ alignSelf: "flex-start" }}>
        {t("notifications.settings.save")}
      </Button>
    </Stack>
  );
}
