import { fileCategoryEndpoints, pageFileEndpoints, pageFiles } from "@kindling/contract";
import DownloadIcon from "@mui/icons-material/DownloadRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { cellColumn, column, momentColumn, spare } from "../../ui/list/columns.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import { ManagedListPage } from "../../ui/list/ManagedListPage.tsx";
import { FileKindIcon } from "./FileKindIcon.tsx";
import { FileLink } from "./FileLink.tsx";
import { FileSize } from "./FileSize.tsx";
import { PageFileForm } from "./PageFileForm.tsx";
import { PageName } from "./PageName.tsx";
import { PagesFilter } from "./PagesFilter.tsx";

type PageFile = RowOf<typeof pageFileEndpoints.list>;

const columns = [
  cellColumn("name", (row: PageFile) => <FileName name={row.name} mime={row.file.mime} />, 280),
  column("file_category", 200),
  cellColumn("page", (row: PageFile) => <PageName page={row.page} />, 180),
  cellColumn("file", (row: PageFile) => <FileLink file={row.file} />, 240),
  cellColumn("size", (row: PageFile) => <FileSize bytes={row.size} />, 100),
  spare(momentColumn("updated_at")),
];
const start = { sort: "file_category" };

/** Opens the file itself; the browser keeps what it can't show. */
function download({ url, file }: PageFile): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
}

export function PageFilesList() {
  const { t } = useTranslation("content");
  return (
    <ManagedListPage
      resource={pageFiles}
      calls={pageFileEndpoints}
      text={t("pageFiles.text")}
      columns={columns}
      start={start}
      filters={
        <>
          <ReferenceFilter name="file_categories" calls={fileCategoryEndpoints} />
          <PagesFilter />
        </>
      }
      actions={[
        {
          label: t("pageFiles.download"),
          icon: DownloadIcon,
          allowed: () => true,
          run: (rows) => rows.forEach(download),
        },
      ]}
      empty={[t("pageFiles.empty"), t("pageFiles.emptyText")]}
      links={
        <Button component={Link} to="/file-category" color="secondary">
          {t("pageFiles.toCategories")}
        </Button>
      }
    >
      <PageFileForm />
    </ManagedListPage>
  );
}

function FileName({ name, mime }: { readonly name: string; readonly mime: string }) {
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 1.25, maxWidth: 1 }}>
      <FileKindIcon mime={mime} />
      <Box component="span" sx={{ overflow: "hidden", textOverflow: "ellipsis" }}>
        {name}
      </Box>
    </Box>
  );
}
