import { useTranslation } from "react-i18next";

/** Where a lead came from, as one says it: what a campaign's link carried stands as it is. */
export function useSourceName(): (source: string | null) => string | null {
  const { t } = useTranslation("people");
  const known = { "lead-module": t("leads.publicPage"), staff: t("leads.addedByStaff") };
  return (source) => (source !== null && source in known ? known[source as keyof typeof known] : source);
}
