import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../core/CallError.ts";
import { failureText } from "../../core/toasts.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";

export function NameDialog({
  title,
  name: before = "",
  onSave,
  onClose,
}: {
  readonly title: string;
  readonly name?: string | undefined;
  /** Saves under the name; what it throws is said at the field. */
  readonly onSave: (name: string) => Promise<void>;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("savedReports");
  const [name, setName] = useState(before);
  const [fault, setFault] = useState("");
  const [isSaving, setSaving] = useState(false);
  const send = async () => {
    setSaving(true);
    try {
      await onSave(name.trim());
      onClose();
    } catch (error) {
      const [known] = error instanceof CallError ? error.errors : [];
      setFault(known?.msg ?? failureText(error, t("failed")));
    } finally {
      setSaving(false);
    }
  };
  return (
    <FormDialog title={title} save={t("save")} isSaving={isSaving} onSubmit={send} onClose={onClose}>
      <TextField
        label={t("name")}
        required
        autoFocus
        fullWidth
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setFault("");
        }}
        error={fault !== ""}
        helperText={fault || t("nameHint")}
        slotProps={{ htmlInput: { maxLength: 80, autoComplete: "off" } }}
      />
    </FormDialog>
  );
}
