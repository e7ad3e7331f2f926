import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConsentFields } from "../../classroom/consent/ConsentFields.tsx";
import { consentBody, consentFault, noConsent } from "../../classroom/consent/lastConsent.ts";
import { programDay, useProgramZone } from "../../classroom/programDay.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";

/** Asks what consent there is for files that are here already. */
export function RecordDialog({
  count,
  onSend,
  onClose,
}: {
  readonly count: number;
  readonly onSend: (body: ReturnType<typeof consentBody>) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("content");
  const zone = useProgramZone();
  const [typed, setTyped] = useState(noConsent);
  const [fault, setFault] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const send = async () => {
    const wrong = typed.consent ? consentFault(typed, programDay(new Date(), zone)) : "consent";
    setFault(wrong);
    if (wrong) return;
    setSaving(true);
    if (await onSend(consentBody(typed))) onClose();
    setSaving(false);
  };
  return (
    <FormDialog
      title={t("consents.recordTitle")}
      save={t("consents.record")}
      width="sm"
      isSaving={isSaving}
      onSubmit={send}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5, pt: 0.5 }}>
        <Typography>{t("consents.files", { count })}</Typography>
        <ConsentFields
          isRequired
          value={typed}
          fault={fault}
          onChange={(next) => {
            setTyped(next);
            setFault(null);
          }}
        />
      </Stack>
    </FormDialog>
  );
}
