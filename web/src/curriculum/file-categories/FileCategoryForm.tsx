import { fileCategories, fileCategoryEndpoints } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { usePageChoices } from "../page-files/usePageChoices.ts";

const { SelectField, TextField } = fieldsOf(fileCategories);

export function FileCategoryForm() {
  const { t } = useTranslation("content");
  const pages = usePageChoices();
  return (
    <ResourceForm resource={fileCategories} calls={fileCategoryEndpoints}>
      <TextField name="name" />
      <SelectField name="page" hint={t("fileCategories.pageHint")} choices={pages} />
    </ResourceForm>
  );
}
