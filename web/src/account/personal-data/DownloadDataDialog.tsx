import { personalDataEndpoints } from "@kindling/contract";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat, useLanguage } from "../../core/language.ts";
import { useDownload } from "../../ui/useDownload.ts";

/** Downloads what is kept about oneself, or about a person that staff manage, in the language of who reads it. */
export function DownloadDataDialog({
  person,
  onClose,
}: {
  /** Oneself without one. */
  readonly person?: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(["privacy", "ui"]);
  const id = useId();
  const format = useFormat();
  const [language, setLanguage] = useState(useLanguage());
  const { progress, start, stop } = useDownload({
    done: t("download.done"),
    failed: t("download.failed"),
    unexpected: t("download.failed"),
  });
  const save = async () => {
    const fileName = `personal-data${person ? `-${person.id}` : ""}.zip`;
    await (person
      ? start(personalDataEndpoints.export, { params: { id: person.id }, query: { language }, fileName })
      : start(personalDataEndpoints.own, { query: { language }, fileName }));
  };
  const close = () => {
    stop();
    onClose();
  };
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>
        {person ? t("download.titleOf", { name: person.name }) : t("download.title")}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{t(person ? "download.textOf" : "download.text")}</Typography>
        <Typography id={`${id}-language`}>{t("download.language")}</Typography>
        <RadioGroup
          aria-labelledby={`${id}-language`}
          value={language}
          onChange={(_, chosen) => setLanguage(chosen as typeof language)}
        >
          <FormControlLabel value="en" control={<Radio />} label="English" />
          <FormControlLabel value="es" control={<Radio />} label="Español" />
        </RadioGroup>
        {progress && (
          <Typography role="status" color="textSecondary">
            {t("ui:export.received", { amount: format.number(Math.round(progress.received / 1024)) })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={close}>
          {t("ui:close")}
        </Button>
        <Button variant="contained" loading={progress !== null} onClick={() => void save()}>
          {t("download.button")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
