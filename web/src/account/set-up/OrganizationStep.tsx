import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { StepForm } from "./StepForm.tsx";
import type { StepProps } from "./StepProps.ts";
import { useSaveSetUp } from "./useSaveSetUp.ts";

/** The name that the portal goes by. */
export function OrganizationStep(props: StepProps) {
  const { t } = useTranslation("dashboard");
  const { setUp } = props;
  const saving = useSaveSetUp(setUp);
  const [name, setName] = useState(setUp.name);
  return (
    <StepForm
      {...props}
      step="organization"
      saving={saving}
      onSave={() => saving.save({ name: name.trim() || null })}
    >
      <TextField
        label={t("setUp.organization.name")}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={Boolean(saving.faults["name"])}
        helperText={saving.faults["name"] ?? t("setUp.organization.nameText")}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        sx={{ maxWidth: 480 }}
      />
    </StepForm>
  );
}
