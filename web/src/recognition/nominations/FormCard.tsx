import type { OpenNominationForm } from "@kindling/contract";
import Done from "@mui/icons-material/CheckCircleRounded";
import NominateIcon from "@mui/icons-material/EmojiEventsRounded";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormat } from "../../core/language.ts";

/** A nomination form that is on: for what, until when, how many may still be named, and the way to name them. */
export function FormCard({ form, path }: { readonly form: OpenNominationForm; readonly path: string }) {
  const { t } = useTranslation("nominations");
  const format = useFormat();
  const heading = useId();
  const about = [form.trait?.name, t("until", { date: format.date(form.end) })].filter(Boolean).join(" · ");
  return (
    <Card component="li" aria-labelledby={heading} sx={{ display: "flex" }}>
      <CardContent sx={{ display: "flex", flexDirection: "column", gap: 1.5, flex: 1, minWidth: 0 }}>
        <Typography id={heading} variant="h3" component="h2" sx={{ overflowWrap: "anywhere" }}>
          {form.title}
        </Typography>
        <Typography variant="note">{about}</Typography>
        <Stack sx={{ gap: 0.75, mt: "auto" }}>
          <LinearProgress
            aria-hidden
            variant="determinate"
            value={(form.nominated / form.max_per_class) * 100}
            sx={{ height: 8, borderRadius: 4, color: "area.nomination", bgcolor: "areaSoft.nomination" }}
            color="inherit"
          />
          <Typography variant="subtitle2" component="p">
            {t("nominatedOf", { nominated: form.nominated, count: form.max_per_class })}
          </Typography>
        </Stack>
        {form.left > 0 ? (
          <Button
            component={Link}
            to={`${path}/${form.id}`}
            variant="contained"
            startIcon={<NominateIcon />}
            aria-label={t("nominateFor", { title: form.title })}
            sx={{ alignSelf: "flex-start" }}
          >
            {t("nominate")}
          </Button>
        ) : (
          <Stack direction="row" sx={{ alignItems: "center", gap: 0.75, color: "success.main" }}>
            <Done aria-hidden fontSize="small" />
            <Typography variant="subtitle2" component="span">
              {t("full")}
            </Typography>
          </Stack>
        )}
      </CardContent>
    </Card>
  );
}
