import { useTranslation } from "react-i18next";

/** The name of a lead's source; a campaign's own text stays as it is. */
export function useSourceName(): (source: string | null) => string | null {
  const { t } = useTranslation("people");
  const known = { "lead-module": t("leads.publicPage"), staff: t("leads.addedByStaff") };
  return (source) => (source !== null && source in known ? known[source as keyof typeof known] : source);
}
