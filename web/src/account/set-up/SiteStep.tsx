import { providerEndpoints, siteEndpoints } from "@kindling/contract";
import TextField from "@mui/material/TextField";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { NeedsProgram } from "./NeedsProgram.tsx";
import { StepForm } from "./StepForm.tsx";
import type { StepProps } from "./StepProps.ts";
import { There } from "./There.tsx";
import { useSaveSetUp } from "./useSaveSetUp.ts";

const key = [providerEndpoints.all.name];

/** The first site, and the provider that it belongs to. */
export function SiteStep(props: StepProps) {
  const { t } = useTranslation("dashboard");
  const { program, steps, name: organization } = props.setUp;
  const saving = useSaveSetUp(props.setUp);
  const { faults, run, reload } = saving;
  const queries = useQueryClient();
  const { data: providers = [] } = useQuery(dataQuery(key, providerEndpoints.all));
  const [chosen, setChosen] = useState("");
  const [provider, setProvider] = useState(organization);
  const [name, setName] = useState("");
  // Faults at a name belong to whichever of the two was refused.
  const [isProviderSaved, setProviderSaved] = useState(false);
  const isThere = steps.some(({ step, state }) => step === "site" && state === "done");
  if (isThere || !program)
    return (
      <StepForm {...props} step="site" saving={saving}>
        {isThere ? <There text={t("setUp.site.there")} to="/school" /> : <NeedsProgram onGo={props.onGo} />}
      </StepForm>
    );
  const known = providers.find(({ id }) => String(id) === chosen) ?? providers[0];
  const save = () =>
    run(async () => {
      setProviderSaved(Boolean(known));
      const id = known?.id ?? (await call(providerEndpoints.create, { body: { name: provider } })).data.id;
      setProviderSaved(true);
      await queries.invalidateQueries({ queryKey: key });
      await call(siteEndpoints.create, { body: { name, provider_id: id, program_id: program.id } });
      await reload();
    });
  const providerFault = isProviderSaved ? undefined : faults["name"];
  const siteFault = isProviderSaved ? faults["name"] : undefined;
  return (
    <StepForm {...props} step="site" saving={saving} onSave={save}>
      {known ? (
        <TextField
          select
          label={t("setUp.site.provider")}
          value={known.id}
          onChange={(event) => setChosen(event.target.value)}
          helperText={t("setUp.site.providerText")}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ maxWidth: 480 }}
        >
          {providers.map(({ id, name: each }) => (
            <option key={id} value={id}>
              {each}
            </option>
          ))}
        </TextField>
      ) : (
        <TextField
          required
          label={t("setUp.site.provider")}
          value={provider}
          onChange={(event) => setProvider(event.target.value)}
          error={Boolean(providerFault)}
          helperText={providerFault ?? t("setUp.site.providerText")}
          sx={{ maxWidth: 480 }}
        />
      )}
      <TextField
        required
        label={t("setUp.site.name")}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={Boolean(siteFault)}
        helperText={siteFault ?? t("setUp.site.nameText", { program: program.name })}
        sx={{ maxWidth: 480 }}
      />
    </StepForm>
  );
}
