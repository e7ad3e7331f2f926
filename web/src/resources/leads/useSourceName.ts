import { useTranslation } from "react-i18next";

/** Where a lead came from, as one says it: what a campaign's link carried stands as it is. */
export function useSourceName(): (source: string | null) => string | null {
  const { t } = useTranslation("people");
  return (source) => (source === "lead-module" ? t("leads.publicPage") : source);
}
