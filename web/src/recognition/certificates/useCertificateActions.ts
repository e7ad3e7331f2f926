import { certificateEndpoints, type QueryOf } from "@kindling/contract";
import AllIcon from "@mui/icons-material/LibraryBooksOutlined";
import CertificateIcon from "@mui/icons-material/WorkspacePremiumOutlined";
import { useTranslation } from "react-i18next";
import type { ResponseRow } from "../../classroom/responses/ResponseRow.ts";
import type { ListQuery } from "../../ui/list/listRows.ts";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { useCertificates } from "./useCertificates.ts";

const narrowing = ["providers", "districts", "schools", "sessions", "grade", "from", "to"] as const;

/** Returns the filters of a list that certificates printed together have too. */
export function certificateQuery(query: ListQuery): Partial<QueryOf<typeof certificateEndpoints.all>> {
  const narrowed = narrowing.flatMap((name) => (query[name] ? [[name, query[name]] as const] : []));
  return Object.fromEntries(narrowed);
}

/** Returns the actions of a row: print its certificate, or all certificates of its form that match the filters. */
export function useCertificateActions(): (query: ListQuery) => readonly RowAction<ResponseRow>[] {
  const { t } = useTranslation("nominations");
  const { start } = useCertificates();
  const { one, all } = certificateEndpoints;
  return (query) => [
    {
      label: t("certificate"),
      icon: CertificateIcon,
      allowed: () => true,
      run: ([row]) => void (row && start(one, row.id)),
    },
    {
      label: t("printOfForm"),
      icon: AllIcon,
      allowed: () => true,
      run: ([row]) => void (row && start(all, row.object_id, certificateQuery(query))),
    },
  ];
}
