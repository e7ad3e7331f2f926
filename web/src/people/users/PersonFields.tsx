import { users } from "@kindling/contract";
import Link from "@mui/material/Link";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink, useLocation, useParams } from "react-router";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { FormContext, useFormAround } from "../../ui/form/FormContext.ts";
import { FieldRow } from "../../ui/form/FormSection.tsx";
import { useEditAddress } from "../../ui/list/useEditAddress.ts";
import { ElsewhereNote } from "./ElsewhereNote.tsx";

const { SwitchField, TextField } = fieldsOf(users);

/** What the forms of all kinds of users begin with, and what else of an account they have; places stand outside. */
export function PersonFields({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation("people");
  const form = useFormAround();
  const { row } = form;
  const isElsewhere = row !== null && "belongs_elsewhere" in row && row.belongs_elsewhere === true;
  return (
    <>
      <PageLink />
      {isElsewhere && <ElsewhereNote />}
      <FormContext value={isElsewhere ? { ...form, readOnly: true } : form}>
        <FieldRow>
          <TextField name="first_name" />
          <TextField name="last_name" />
        </FieldRow>
        <TextField name="email" type="email" hint={t("users.emailHint")} />
        <TextField name="external_id" />
        <SwitchField name="is_active" hint={t("users.activeHint")} />
        {children}
      </FormContext>
    </>
  );
}

function PageLink() {
  const { t } = useTranslation("people");
  const { pathname } = useLocation();
  const { id: onPage } = useParams();
  const { id } = useEditAddress();
  if (id === null || onPage) return null;
  return (
    <Link component={RouterLink} to={`${pathname}/${id}`} sx={{ alignSelf: "flex-start" }}>
      {t("users.toPage")}
    </Link>
  );
}
