import { sponsorPageEndpoints } from "@kindling/contract";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { useOrganizationDay } from "../shared/useGiving.ts";
import { useSubmit } from "../shared/useSubmit.ts";
import type { Sponsor } from "./sponsorFunding.ts";

/** A year after a day, but for leap days. */
const yearAfter = (day: string) =>
  `${Number(day.slice(0, 4)) + 1}${day.slice(4).replace("-02-29", "-02-28")}`;

/** Asks until when a link works, and makes it. */
export function LinkDialog({
  sponsor,
  onMade,
  onClose,
}: {
  readonly sponsor: Sponsor;
  readonly onMade: (token: string) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("sponsors");
  const today = useOrganizationDay();
  const [day, setDay] = useState(yearAfter(today));
  const { faultAt, isSaving, complain, clear, submit } = useSubmit(["expires_on"], t("links.failed"));
  const fault = faultAt("expires_on") ?? faultAt("rest");
  const send = async () => {
    if (!day) return complain("expires_on", t("links.dayMissing"));
    await submit(async () => {
      const params = { id: sponsor.id };
      const { data } = await call(sponsorPageEndpoints.makeLink, { params, body: { expires_on: day } });
      onMade(data.token);
      onClose();
    });
  };
  return (
    <FormDialog
      title={t("links.make")}
      save={t("links.save")}
      isSaving={isSaving}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        type="date"
        required
        fullWidth
        sx={{ mt: 1 }}
        label={t("links.until")}
        value={day}
        onChange={(event) => {
          setDay(event.target.value);
          clear();
        }}
        error={Boolean(fault)}
        helperText={fault}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
      />
    </FormDialog>
  );
}
