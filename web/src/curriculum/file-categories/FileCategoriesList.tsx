import { fileCategories, fileCategoryEndpoints } from "@kindling/contract";
import FilesIcon from "@mui/icons-material/FolderOpenRounded";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { cellColumn, column, numberColumn } from "../../ui/list/columns.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import { ManagedListPage } from "../../ui/list/ManagedListPage.tsx";
import { PageName } from "../page-files/PageName.tsx";
import { PagesFilter } from "../page-files/PagesFilter.tsx";
import { FileCategoryForm } from "./FileCategoryForm.tsx";

type FileCategory = RowOf<typeof fileCategoryEndpoints.list>;

const columns = [
  column("name", 280),
  cellColumn("page", (row: FileCategory) => <PageName page={row.page} />, 240),
  numberColumn("file_count", 110),
];
const start = { sort: "name" };

export function FileCategoriesList() {
  const { t } = useTranslation("content");
  const navigate = useNavigate();
  const toFiles = {
    label: t("fileCategories.toFiles"),
    icon: FilesIcon,
    allowed: (row: FileCategory) => row.file_count > 0,
    run: ([row]: readonly FileCategory[]) => {
      if (row) void navigate(`/page-file?file_categories=${row.id}`);
    },
  };
  return (
    <ManagedListPage
      resource={fileCategories}
      calls={fileCategoryEndpoints}
      text={t("fileCategories.text")}
      columns={columns}
      start={start}
      filters={<PagesFilter />}
      actions={[toFiles]}
      empty={[t("fileCategories.empty"), t("fileCategories.emptyText")]}
    >
      <FileCategoryForm />
    </ManagedListPage>
  );
}
