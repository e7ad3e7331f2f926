import { fileCategories, fileCategoryEndpoints, pageCategories } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { usePageName } from "../page-files/pageNames.ts";

const { SelectField, TextField } = fieldsOf(fileCategories);

/** A category of files, and the page of the portal it belongs to. */
export function FileCategoryForm() {
  const { t } = useTranslation("content");
  const nameOf = usePageName();
  return (
    <ResourceForm resource={fileCategories} calls={fileCategoryEndpoints}>
      <TextField name="name" />
      <SelectField
        name="page"
        hint={t("fileCategories.pageHint")}
        choices={pageCategories.map((page) => ({ value: page, label: nameOf(page) }))}
      />
    </ResourceForm>
  );
}
