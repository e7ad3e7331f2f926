import {
  type Reference,
  reportFilterLabel,
  reportFilterWords,
  singleFilterWords,
  siteEndpoints,
} from "@kindling/contract";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import { use, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../core/api.ts";
import { useLanguage } from "../core/language.ts";
import { OnlyChoices } from "../ui/permissions.ts";
import { ReferencesPicker } from "../ui/picking/ReferencePicker.tsx";
import { useNames } from "../ui/picking/useNames.ts";
import { idFilters } from "./filterCalls.ts";
import { type PickerProps, SingleWordPicker } from "./SingleWordPicker.tsx";
import { idsIn, type ReportChoice, wordsIn } from "./useReportFilters.ts";

/** Lets go of chosen sites that none of the chosen providers has: they would narrow a report to nothing. */
function useSitesOfProviders(chosen: ReportChoice, onChange: PickerProps["onChange"]): void {
  const { providers, schools } = chosen;
  const offered = useQuery({
    queryKey: [siteEndpoints.byProvider.name, providers],
    queryFn: ({ signal }) =>
      call(siteEndpoints.byProvider, { query: { providers: idsIn(providers) }, signal }),
    enabled: Boolean(providers && schools),
  }).data;
  useEffect(() => {
    if (!offered || !providers || !schools) return;
    const known = new Set(offered.data.map((site) => site.id));
    const before = idsIn(schools);
    const kept = before.filter((id) => known.has(id));
    if (kept.length < before.length) onChange({ schools: kept });
  }, [offered, providers, schools, onChange]);
}

export function ReportFilters({
  names,
  chosen,
  onChange,
}: {
  /** The filters that the report has, in order. */
  readonly names: readonly string[];
  readonly chosen: ReportChoice;
  readonly onChange: PickerProps["onChange"];
}) {
  useSitesOfProviders(chosen, onChange);
  const only = use(OnlyChoices);
  // A filter with only one possible value is useless, unless the address has set it.
  const useful = names.filter((name) => !only?.[name] || chosen[name]);
  if (useful.length === 0) return null;
  return (
    <Box
      role="group"
      className="no-print"
      sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fit, minmax(min(200px, 100%), 1fr))" }}
    >
      {useful.map((name) => {
        const props = { name, chosen, onChange };
        if (idFilters[name]) return <IdPicker key={name} {...props} />;
        return singleFilterWords[name] ? (
          <SingleWordPicker key={name} {...props} />
        ) : (
          <WordPicker key={name} {...props} />
        );
      })}
    </Box>
  );
}

function IdPicker({ name, chosen, onChange }: PickerProps) {
  const { t } = useTranslation("reports");
  const label = reportFilterLabel(name, useLanguage());
  const [picked, setPicked] = useState<readonly Reference[]>([]);
  const filter = idFilters[name];
  const ids = idsIn(chosen[name]);
  const known = new Map(picked.map((each) => [each.id, each]));
  const unknown = ids.filter((id) => !known.has(id));
  if (!filter) throw new Error(`There is no filter ${name}`);
  for (const each of useNames(filter.calls.get, unknown)) known.set(each.id, each);
  return (
    <ReferencesPicker
      label={label}
      list={filter.calls.list}
      within={filter.within?.(chosen)}
      placeholder={ids.length === 0 ? t("all") : ""}
      value={ids.flatMap((id) => known.get(id) ?? [])}
      onChange={(now) => {
        setPicked(now);
        onChange({ [name]: now.map((each) => each.id) });
      }}
    />
  );
}

function WordPicker({ name, chosen, onChange }: PickerProps) {
  const { t } = useTranslation("reports");
  const { t: tUi } = useTranslation("ui");
  const language = useLanguage();
  const label = reportFilterLabel(name, language);
  const words = reportFilterWords[name] ?? [];
  const values = wordsIn(chosen[name]);
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={words}
      value={words.filter(({ value }) => values.includes(value))}
      getOptionLabel={(word) => word.label(language)}
      getOptionKey={(word) => word.value}
      isOptionEqualToValue={(word, other) => word.value === other.value}
      onChange={(_event, now) => onChange({ [name]: now.map(({ value }) => value) })}
      clearText={tUi("clear")}
      openText={tUi("picker.open")}
      closeText={tUi("close")}
      noOptionsText={tUi("picker.nothing")}
      slotProps={{ paper: { sx: { border: 1, borderColor: "divider", boxShadow: 8 } } }}
      renderInput={(params) => (
        <TextField {...params} label={label} placeholder={values.length === 0 ? t("all") : ""} />
      )}
    />
  );
}
