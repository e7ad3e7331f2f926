import { programEndpoints, programKinds } from "@kindling/contract";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { StepForm } from "./StepForm.tsx";
import type { StepProps } from "./StepProps.ts";
import { There } from "./There.tsx";
import { useSaveSetUp } from "./useSaveSetUp.ts";

/** The first program: the curriculum that sites follow. */
export function ProgramStep(props: StepProps) {
  const { t } = useTranslation("dashboard");
  const { program } = props.setUp;
  const saving = useSaveSetUp(props.setUp);
  const { faults, run, reload } = saving;
  const [name, setName] = useState("");
  const [kind, setKind] = useState<(typeof programKinds)[number]>("in_school");
  if (program)
    return (
      <StepForm {...props} step="program" saving={saving}>
        <There text={t("setUp.program.there", { name: program.name })} to="/program-video" />
      </StepForm>
    );
  const save = () =>
    run(async () => {
      await call(programEndpoints.create, { body: { name, program: kind } });
      await reload();
    });
  return (
    <StepForm {...props} step="program" saving={saving} onSave={save}>
      <TextField
        required
        label={t("setUp.program.name")}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={Boolean(faults["name"])}
        helperText={faults["name"] ?? t("setUp.program.nameText")}
        sx={{ maxWidth: 480 }}
      />
      <TextField
        select
        label={t("setUp.program.kind")}
        value={kind}
        onChange={(event) => setKind(event.target.value as typeof kind)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ maxWidth: 480 }}
      >
        {programKinds.map((each) => (
          <option key={each} value={each}>
            {t(`setUp.program.kinds.${each}`)}
          </option>
        ))}
      </TextField>
    </StepForm>
  );
}
