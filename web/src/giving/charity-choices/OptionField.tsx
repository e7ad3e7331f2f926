import { charityChoices, type Reference } from "@kindling/contract";
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { useFormAround } from "../../ui/form/FormContext.ts";

const { useField } = fieldsOf(charityChoices);

type FieldProps = Parameters<typeof useField>[0];

interface OptionFieldProps extends FieldProps {
  readonly options: readonly Reference[];
  readonly waits?: boolean;
}

/** A choice from existing rows, including the stored one even if it is inactive. */
export function OptionField({ options, waits = false, ...props }: OptionFieldProps) {
  const { t } = useTranslation("ui");
  const field = useField(props);
  const stored = useFormAround().storedReferences(props.name);
  const all = [...options, ...stored.filter(({ id }) => !options.some((each) => each.id === id))];
  const value = all.find(({ id }) => id === field.value) ?? null;
  return (
    <Autocomplete
      options={all}
      value={value}
      disabled={field.readOnly || waits}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, each) => option.id === each.id}
      clearText={t("clear")}
      openText={t("picker.open")}
      closeText={t("close")}
      noOptionsText={t("picker.nothing")}
      onBlur={field.onBlur}
      onChange={(_event, picked) => field.onChange(picked?.id ?? null)}
      slotProps={{
        popper: { role: "region", "aria-label": field.label },
        paper: { sx: { border: 1, borderColor: "divider", boxShadow: 8 } },
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={field.label}
          required={field.required}
          error={Boolean(field.error)}
          helperText={field.help}
          inputRef={field.ref}
        />
      )}
    />
  );
}
