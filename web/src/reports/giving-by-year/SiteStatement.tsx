import { givingByYearEndpoints } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { StatementDialog } from "../../giving/periods/PeriodControl.tsx";
import { useMayCall } from "../../ui/useMayCall.ts";
import { useYearFiles } from "./useYearFiles.ts";

interface Place {
  readonly name: string;
  readonly of: { readonly schools?: number; readonly providers?: number };
}

/** Downloads the statement of a site, or those of a provider's sites, for a period. */
export function SiteStatement(place: Place) {
  return useMayCall(givingByYearEndpoints.statements) ? <Statement {...place} /> : null;
}

function Statement({ name, of }: Place) {
  const { t } = useTranslation("givingByYear");
  const files = useYearFiles();
  return (
    <StatementDialog
      label={t(of.schools ? "statement.one" : "statement.many")}
      title={t("statement.title", { name })}
      text={t("statement.text")}
      isBusy={files.isBusy}
      onDownload={(chosen) => files.statements(chosen, of, name)}
    />
  );
}
