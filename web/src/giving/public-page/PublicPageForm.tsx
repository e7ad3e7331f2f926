import { type PublicPageSettings, publicPageEndpoints, publicPageParts } from "@kindling/contract";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { succeed } from "../../core/toasts.ts";
import { useSubmit } from "../shared/useSubmit.ts";

const texts = [
  ["title_en", 120],
  ["intro_en", 600],
  ["title_es", 120],
  ["intro_es", 600],
] as const;

type Text = (typeof texts)[number][0];

/** The switch, the texts and the choice of parts. */
export function PublicPageForm({ settings }: { readonly settings: PublicPageSettings }) {
  const { t } = useTranslation(["publicPage", "ui"]);
  const queries = useQueryClient();
  const [isOn, setOn] = useState(settings.is_on);
  const [shows, setShows] = useState(settings.shows);
  const [values, setValues] = useState<Readonly<Record<Text, string>>>({
    title_en: settings.title_en ?? "",
    title_es: settings.title_es ?? "",
    intro_en: settings.intro_en ?? "",
    intro_es: settings.intro_es ?? "",
  });
  const { faultAt, isSaving, submit } = useSubmit(
    ["title_en", "title_es", "intro_en", "intro_es"],
    t("failed"),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit(async (idempotencyKey) => {
      const body = { is_on: isOn, shows, ...values };
      const { message } = await call(publicPageEndpoints.save, { body, idempotencyKey });
      succeed(message ?? t("saved"));
      await queries.invalidateQueries({ queryKey: [publicPageEndpoints.get.name] });
    });
  };
  const fault = faultAt("rest");
  return (
    <Card component="form" noValidate onSubmit={send} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack sx={{ gap: 2.5 }}>
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(_, checked) => setOn(checked)} />}
          label={t("on")}
        />
        <Typography color="textSecondary">{t("rule")}</Typography>
        <FormGroup role="group" aria-label={t("shows")}>
          <Typography sx={{ fontWeight: 700 }}>{t("shows")}</Typography>
          {publicPageParts.map((part) => (
            <FormControlLabel
              key={part}
              control={
                <Checkbox
                  checked={shows.includes(part)}
                  onChange={(_, checked) =>
                    setShows(
                      publicPageParts.filter((each) => (each === part ? checked : shows.includes(each))),
                    )
                  }
                />
              }
              label={t(`parts.${part}`)}
            />
          ))}
        </FormGroup>
        {texts.map(([name, most]) => (
          <TextField
            key={name}
            label={t(`fields.${name}`)}
            value={values[name]}
            multiline={name.startsWith("intro")}
            minRows={name.startsWith("intro") ? 2 : 1}
            error={Boolean(faultAt(name))}
            helperText={faultAt(name) ?? t("optional")}
            slotProps={{ htmlInput: { maxLength: most } }}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        ))}
        {fault && (
          <Typography role="alert" color="error">
            {fault}
          </Typography>
        )}
        <Button type="submit" variant="contained" loading={isSaving} sx={{ alignSelf: "flex-start" }}>
          {t("save")}
        </Button>
      </Stack>
    </Card>
  );
}
