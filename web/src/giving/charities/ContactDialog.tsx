import { contactEndpoints, contacts } from "@kindling/contract";
import Dialog from "@mui/material/Dialog";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useConstants } from "../../core/constants.ts";
import { useLabels } from "../../core/labels.ts";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { FormBody } from "../../ui/form/FormBody.tsx";
import { FieldRow } from "../../ui/form/FormSection.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";

const { SelectField, TextField, useField } = fieldsOf(contacts);

export type Contact = RowOf<typeof contactEndpoints.list>;

/** The form of a contact, above the charity's own. */
export function ContactDialog({
  contact,
  charityId,
  onClose,
}: {
  readonly contact: Contact | "new" | null;
  readonly charityId: number;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("ui");
  const labels = useLabels(contacts);
  const id = useId();
  // Keeps the content while the dialog fades out.
  const [shown, setShown] = useState(contact);
  if (contact && contact !== shown) setShown(contact);
  const fresh = useMemo(() => ({ charity_id: charityId }), [charityId]);
  const stored = shown === "new" ? null : shown;
  return (
    <Dialog
      open={contact !== null}
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={id}
      // Events here must not reach the surrounding form.
      onSubmit={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <DialogTitle id={id}>
        {stored
          ? t("form.edit", { thing: labels.one, name: stored.name })
          : t("form.add", { thing: labels.one })}
      </DialogTitle>
      <FormBody
        key={stored?.id ?? "new"}
        stored={stored}
        labels={labels}
        calls={contactEndpoints}
        fresh={fresh}
        readOnly={stored !== null && !stored.can.includes("update")}
        onClose={onClose}
      >
        <TitleField />
        <FieldRow>
          <TextField name="first_name" />
          <TextField name="last_name" />
        </FieldRow>
        <FieldRow>
          <TextField name="email" type="email" />
          <TextField name="phone" type="tel" />
        </FieldRow>
      </FormBody>
    </Dialog>
  );
}

/** The titles of the constants, and the one the contact has already, should it be another. */
function TitleField() {
  const titles = useConstants()?.titles ?? [];
  const { value } = useField({ name: "title" });
  const all = typeof value === "string" && value && !titles.includes(value) ? [value, ...titles] : titles;
  return <SelectField name="title" choices={all.map((title) => ({ value: title, label: title }))} />;
}
