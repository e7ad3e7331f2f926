import { useTranslation } from "react-i18next";
import { useConstants } from "../core/constants.ts";

export function DemoBanner() {
  const { t } = useTranslation("app");
  if (!useConstants()?.demo) return null;
  return (
    <aside aria-label={t("demoLabel")} className="demo-banner no-print">
      {t("demo")}
    </aside>
  );
}
