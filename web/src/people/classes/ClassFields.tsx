import { classEndpoints, type Reference, siteEndpoints } from "@kindling/contract";
import Autocomplete from "@mui/material/Autocomplete";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { dataQuery } from "../../ui/dataQuery.ts";
import { ReferencePicker } from "../../ui/picking/ReferencePicker.tsx";

/** A class as staff name it, as far as they have. */
export interface NamedClass {
  readonly site: Reference | null;
  readonly teacher: Reference | null;
}

export const noClass: NamedClass = { site: null, teacher: null };

/** Names a class: its site, then one of those who teach there. */
export function ClassFields({
  value: { site, teacher },
  onChange,
}: {
  readonly value: NamedClass;
  readonly onChange: (named: NamedClass) => void;
}) {
  const { t } = useTranslation(["giving", "ui"]);
  const found = useQuery({
    ...dataQuery([classEndpoints.teachers.name, site?.id], classEndpoints.teachers, {
      query: { school_id: site?.id ?? 0 },
    }),
    enabled: site !== null,
  });
  const hint = found.isError ? "forClass.failed" : site ? "choices.teacherHint" : "choices.schoolFirst";
  return (
    <Stack sx={{ gap: 2 }}>
      <ReferencePicker
        list={siteEndpoints.list}
        label={t("forClass.site")}
        required
        autoFocus
        value={site}
        onChange={(picked) => onChange({ site: picked, teacher: null })}
      />
      <Autocomplete
        options={found.data ?? []}
        value={teacher}
        disabled={!site}
        loading={found.isFetching}
        getOptionLabel={(option) => option.name}
        getOptionKey={(option) => option.id}
        isOptionEqualToValue={(option, each) => option.id === each.id}
        clearText={t("ui:clear")}
        openText={t("ui:picker.open")}
        closeText={t("ui:close")}
        loadingText={t("ui:picker.loading")}
        noOptionsText={t("ui:picker.nothing")}
        onChange={(_event, picked) => onChange({ site, teacher: picked })}
        slotProps={{ popper: { role: "region", "aria-label": t("forClass.teacher") } }}
        renderInput={(params) => (
          <TextField
            {...params}
            label={t("forClass.teacher")}
            required
            error={found.isError}
            helperText={t(hint)}
          />
        )}
      />
    </Stack>
  );
}
