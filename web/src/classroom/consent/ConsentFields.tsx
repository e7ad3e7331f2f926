import { consentByLimit, heldConsents, type MediaConsentKind, mediaConsentKinds } from "@kindling/contract";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useTranslation } from "react-i18next";
import type { TypedConsent } from "./lastConsent.ts";

const none = "none";

/** What holds for the students in photos and videos: one choice, and who holds the consent until when. */
export function ConsentFields({
  value,
  fault,
  isRequired = false,
  onChange,
}: {
  readonly value: TypedConsent;
  /** The field that is missing or wrong. */
  readonly fault: string | null;
  /** Whether "not recorded" is no choice. */
  readonly isRequired?: boolean;
  readonly onChange: (value: TypedConsent) => void;
}) {
  const { t } = useTranslation("content");
  const { consent, consent_by, consent_until } = value;
  const isHeld = consent !== null && heldConsents.includes(consent);
  return (
    <Box
      data-question="consent"
      sx={{
        display: "grid",
        gap: 2,
        alignItems: "start",
        textAlign: "left",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))" },
      }}
    >
      <TextField
        select
        required={isRequired}
        label={t("consents.fields.label")}
        value={consent ?? (isRequired ? "" : none)}
        error={fault === "consent"}
        helperText={
          fault === "consent" ? t("consents.fields.choose") : !isRequired && t("consents.fields.hint")
        }
        onChange={({ target }) => {
          const next = target.value === none ? null : (target.value as MediaConsentKind);
          onChange({ ...value, consent: next });
        }}
      >
        {!isRequired && <MenuItem value={none}>{t("consents.fields.none")}</MenuItem>}
        {mediaConsentKinds.map((kind) => (
          <MenuItem key={kind} value={kind} sx={{ whiteSpace: "normal" }}>
            {t(`consents.fields.kinds.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      {isHeld && (
        <TextField
          required
          label={t("consents.fields.by")}
          value={consent_by}
          error={fault === "consent_by"}
          helperText={t(fault === "consent_by" ? "consents.fields.byMissing" : "consents.fields.byHint")}
          slotProps={{ htmlInput: { maxLength: consentByLimit } }}
          onChange={({ target }) => onChange({ ...value, consent_by: target.value })}
        />
      )}
      {consent !== null && (
        <TextField
          type="date"
          label={t("consents.fields.until")}
          value={consent_until}
          error={fault === "consent_until"}
          helperText={t(
            fault === "consent_until" ? "consents.fields.untilOver" : "consents.fields.untilHint",
          )}
          slotProps={{ inputLabel: { shrink: true } }}
          onChange={({ target }) => onChange({ ...value, consent_until: target.value })}
        />
      )}
    </Box>
  );
}
