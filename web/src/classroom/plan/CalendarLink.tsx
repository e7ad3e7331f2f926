import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { classroomCalls } from "../classroomCalls.ts";

/** The private link of a class's plan for a calendar program: make it, renew it, end it. It is shown once. */
export function CalendarLink({ site }: { readonly site: number }) {
  const { t } = useTranslation("plan");
  const format = useFormat();
  const client = useQueryClient();
  const [url, setUrl] = useState<string | null>(null);
  const key = ["calendarLink", site];
  const { data } = useQuery(dataQuery(key, classroomCalls.calendar, { query: { school_id: site } }));
  const body = { school_id: site };
  const make = useMutation({
    mutationFn: () => call(classroomCalls.makeCalendar, { body }),
    onSuccess: ({ data: made, message }) => {
      setUrl(made.url);
      client.setQueryData(key, { since: made.since });
      if (message) succeed(message);
    },
    onError: (error) => fail(error, t("calendar.failed")),
  });
  const end = useMutation({
    mutationFn: () => call(classroomCalls.endCalendar, { body }),
    onSuccess: ({ message }) => {
      setUrl(null);
      client.setQueryData(key, { since: null });
      succeed(message);
    },
    onError: (error) => fail(error, t("calendar.failed")),
  });
  const copy = () =>
    navigator.clipboard.writeText(url ?? "").then(
      () => succeed(t("calendar.copied")),
      (error) => fail(error, t("calendar.copyFailed")),
    );
  const isBusy = make.isPending || end.isPending;
  const since = data?.since;
  return (
    <Card component="section" aria-labelledby="calendar-link">
      <CardContent>
        <Typography id="calendar-link" variant="h2" sx={{ mb: 1 }}>
          {t("calendar.title")}
        </Typography>
        <Typography sx={{ color: "text.secondary", mb: 1.5 }}>
          {url
            ? t("calendar.made")
            : since
              ? t("calendar.since", { date: format.moment(since) })
              : t("calendar.text")}
        </Typography>
        {url && (
          <TextField
            label={t("calendar.link")}
            value={url}
            fullWidth
            size="small"
            slotProps={{ htmlInput: { readOnly: true } }}
            onFocus={({ target }) => target.select()}
            sx={{ mb: 1.5 }}
          />
        )}
        <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
          {url && (
            <Button variant="outlined" onClick={() => void copy()}>
              {t("calendar.copy")}
            </Button>
          )}
          <Button
            variant={url || since ? "text" : "outlined"}
            disabled={isBusy || !data}
            onClick={() => make.mutate()}
          >
            {t(since ? "calendar.renew" : "calendar.make")}
          </Button>
          {since && (
            <Button disabled={isBusy} onClick={() => end.mutate()}>
              {t("calendar.end")}
            </Button>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}
