import { publicPageEndpoints } from "@kindling/contract";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { dataQuery } from "../../ui/dataQuery.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { PublicPageForm } from "./PublicPageForm.tsx";
import { PublicPagePreview } from "./PublicPagePreview.tsx";
import { PublicPageShare } from "./PublicPageShare.tsx";

/** Whether giving is shown in public, what of it, and how it looks. */
export function PublicPageSettingsPage() {
  const { t } = useTranslation(["publicPage", "app"]);
  const found = useQuery(dataQuery([publicPageEndpoints.get.name], publicPageEndpoints.get));
  return (
    <>
      <PageHeader title={t("app:titles.publicPage")} text={t("text")} />
      {found.isError && <ErrorNote found={found} things={t("app:titles.publicPage")} />}
      {found.isPending && <Skeleton variant="rounded" height={420} />}
      {found.data && (
        <Stack spacing={2.5} sx={{ maxWidth: 900 }}>
          <PublicPageForm key={found.data.version} settings={found.data} />
          {found.data.is_on && <PublicPageShare url={found.data.url} />}
          <PublicPagePreview version={found.data.version} />
        </Stack>
      )}
    </>
  );
}
