import { useTranslation } from "react-i18next";
import { SwitchField } from "../../ui/fields/SwitchField.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { FieldRow } from "../../ui/form/FormSection.tsx";
import { PageLink } from "./PageLink.tsx";

/** What the forms of all kinds of users begin with. */
export function PersonFields() {
  const { t } = useTranslation("people");
  return (
    <>
      <PageLink />
      <FieldRow>
        <TextField name="first_name" />
        <TextField name="last_name" />
      </FieldRow>
      <TextField name="email" type="email" hint={t("users.emailHint")} />
      <TextField name="external_id" />
      <SwitchField name="is_active" hint={t("users.activeHint")} />
    </>
  );
}
