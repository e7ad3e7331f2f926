import { retentionEndpoints } from "@kindling/contract";
import Skeleton from "@mui/material/Skeleton";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { dataQuery } from "../../ui/dataQuery.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { RetentionForm } from "./RetentionForm.tsx";

/** How long each kind of data is kept. */
export function RetentionPage() {
  const { t } = useTranslation(["privacy", "app"]);
  const found = useQuery(dataQuery([retentionEndpoints.get.name], retentionEndpoints.get));
  const title = t("app:titles.retention");
  return (
    <>
      <PageHeader title={title} text={t("text")} />
      {found.isError && <ErrorNote found={found} things={title} />}
      {found.isPending && <Skeleton variant="rounded" height={520} />}
      {found.data && <RetentionForm key={found.data.version} kept={found.data} />}
    </>
  );
}
