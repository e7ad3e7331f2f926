import { certificateEndpoints, type QueryOf } from "@kindling/contract";
import AllIcon from "@mui/icons-material/LibraryBooksOutlined";
import CertificateIcon from "@mui/icons-material/WorkspacePremiumOutlined";
import { useTranslation } from "react-i18next";
import type { ListQuery } from "../../ui/list/listRows.ts";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { useCertificates } from "../certificates/useCertificates.ts";
import type { ResponseRow } from "./ResponseRow.ts";

const narrowing = ["providers", "districts", "schools", "sessions", "grade", "from", "to"] as const;

/** What of a list's query narrows the certificates that are printed together. */
export function certificateQuery(query: ListQuery): Partial<QueryOf<typeof certificateEndpoints.all>> {
  const narrowed = narrowing.flatMap((name) => (query[name] ? [[name, query[name]] as const] : []));
  return Object.fromEntries(narrowed);
}

/** Printing the certificate of a nomination, and all of its form that the list's filters leave. */
export function useCertificateActions(query: ListQuery): RowAction<ResponseRow>[] {
  const { t } = useTranslation("nominations");
  const { start } = useCertificates();
  const { one, all } = certificateEndpoints;
  return [
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
