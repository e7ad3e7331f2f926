import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import type { Medium } from "../teacher-media/Medium.ts";

/** What is recorded of a consent, in one line: what holds, who holds it, until when. */
export function ConsentLine({ consent: { consent, consent_by, consent_until } }: Pick<Medium, "consent">) {
  const { t } = useTranslation("content");
  const format = useFormat();
  const parts = [
    consent ? t(`consents.fields.kinds.${consent}`) : t("consents.states.none"),
    consent_by,
    consent_until && t("consents.validUntil", { day: format.date(consent_until) }),
  ];
  return (
    <Typography variant="note">
      {t("consents.title")}: {parts.filter(Boolean).join(" · ")}
    </Typography>
  );
}
