import { locales } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../core/language.ts";
import { StepForm } from "./StepForm.tsx";
import type { StepProps } from "./StepProps.ts";
import { timeZones } from "./timeZones.ts";
import { useSaveSetUp } from "./useSaveSetUp.ts";

/** Where the organization's calendar dates begin and end. */
export function TimeZoneStep(props: StepProps) {
  const { t } = useTranslation("dashboard");
  const language = useLanguage();
  const { setUp } = props;
  const saving = useSaveSetUp(setUp);
  const [at] = useState(() => new Date());
  const [zone, setZone] = useState(setUp.time_zone);
  const here = new Intl.DateTimeFormat(locales[language]).resolvedOptions().timeZone;
  const now = new Intl.DateTimeFormat(locales[language], {
    timeZone: zone,
    weekday: "long",
    hour: "numeric",
    minute: "2-digit",
  }).format(at);
  const { common, others } = timeZones(language, [setUp.time_zone, here]);
  const options = (zones: typeof common) =>
    zones.map(({ name, label }) => (
      <option key={name} value={name}>
        {label}
      </option>
    ));
  return (
    <StepForm
      {...props}
      step="time_zone"
      saving={saving}
      {...(!setUp.time_zone_is_fixed && { onSave: () => saving.save({ time_zone: zone }) })}
    >
      {setUp.time_zone_is_fixed && <Alert severity="info">{t("setUp.timeZone.fixed")}</Alert>}
      <TextField
        select
        label={t("setUp.timeZone.label")}
        value={zone}
        disabled={setUp.time_zone_is_fixed}
        onChange={(event) => setZone(event.target.value)}
        error={Boolean(saving.faults["time_zone"])}
        helperText={saving.faults["time_zone"] ?? t("setUp.timeZone.now", { now })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ maxWidth: 480 }}
      >
        <optgroup label={t("setUp.timeZone.common")}>{options(common)}</optgroup>
        <optgroup label={t("setUp.timeZone.others")}>{options(others)}</optgroup>
      </TextField>
      {here !== zone && !setUp.time_zone_is_fixed && (
        <Button color="secondary" onClick={() => setZone(here)} sx={{ alignSelf: "flex-start", mt: -1.5 }}>
          {t("setUp.timeZone.here", { zone: here.replaceAll("_", " ") })}
        </Button>
      )}
    </StepForm>
  );
}
