import { sessionEndpoints } from "@kindling/contract";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { NeedsProgram } from "./NeedsProgram.tsx";
import { StepForm } from "./StepForm.tsx";
import type { StepProps } from "./StepProps.ts";
import { There } from "./There.tsx";
import { useSaveSetUp } from "./useSaveSetUp.ts";

const dayMs = 86_400_000;
/** Sessions take about six weeks; this one begins on a Monday and ends on a Friday. */
const lastAfterDays = 39;

/** Today, or the Monday after it, and the Friday six weeks on, as calendar dates in a time zone. */
export function firstSpan(now: Date, timeZone: string): { readonly start: string; readonly end: string } {
  const today = new Date(new Intl.DateTimeFormat("en-CA", { timeZone }).format(now));
  const start = today.getTime() + ((8 - today.getUTCDay()) % 7) * dayMs;
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { start: day(start), end: day(start + lastAfterDays * dayMs) };
}

/** The first session: the weeks in which classes do activities. */
export function SessionStep(props: StepProps) {
  const { t } = useTranslation("dashboard");
  const { program, steps, time_zone } = props.setUp;
  const saving = useSaveSetUp(props.setUp);
  const { faults, run, reload } = saving;
  const [name, setName] = useState(() => t("setUp.session.first"));
  const [span, setSpan] = useState(() => firstSpan(new Date(), time_zone));
  const isThere = steps.some(({ step, state }) => step === "session" && state === "done");
  if (isThere || !program)
    return (
      <StepForm {...props} step="session" saving={saving}>
        {isThere ? (
          <There text={t("setUp.session.there")} to="/session" />
        ) : (
          <NeedsProgram onGo={props.onGo} />
        )}
      </StepForm>
    );
  const save = () =>
    run(async () => {
      await call(sessionEndpoints.create, { body: { name, ...span, program_id: program.id } });
      await reload();
    });
  return (
    <StepForm {...props} step="session" saving={saving} onSave={save}>
      <TextField
        required
        label={t("setUp.session.name")}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={Boolean(faults["name"] ?? faults["program_id"])}
        helperText={
          faults["name"] ?? faults["program_id"] ?? t("setUp.session.nameText", { program: program.name })
        }
        sx={{ maxWidth: 480 }}
      />
      <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
        {(["start", "end"] as const).map((field) => (
          <TextField
            key={field}
            required
            type="date"
            label={t(`setUp.session.${field}`)}
            value={span[field]}
            onChange={(event) => setSpan({ ...span, [field]: event.target.value })}
            error={Boolean(faults[field])}
            helperText={faults[field]}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ flex: "1 1 200px", maxWidth: 232 }}
          />
        ))}
      </Stack>
    </StepForm>
  );
}
