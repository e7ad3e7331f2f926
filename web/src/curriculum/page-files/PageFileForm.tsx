import { fileCategoryEndpoints, pageFileEndpoints, pageFiles } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";

const { FileField, ReferenceField, TextField } = fieldsOf(pageFiles);

export function PageFileForm() {
  const { t } = useTranslation("content");
  return (
    <ResourceForm resource={pageFiles} calls={pageFileEndpoints}>
      <TextField name="name" />
      <FileField name="file" hint={t("pageFiles.kinds")} />
      <ReferenceField name="file_category_id" list={fileCategoryEndpoints.list} />
    </ResourceForm>
  );
}
