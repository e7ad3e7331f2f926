import { charities } from "@kindling/contract";
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { FieldRow } from "../../ui/form/FormSection.tsx";
import { CountryPicker } from "./CountryPicker.tsx";
import { useStates } from "./useCountries.ts";

const { useField } = fieldsOf(charities);

/** A charity's address; the state is free text if the country's states aren't known. */
export function PlaceFields() {
  const country = useField({ name: "country" });
  const state = useField({ name: "state" });
  const states = useStates(country.value);
  const typed = typeof state.value === "string" ? state.value : "";
  return (
    <FieldRow>
      <CountryPicker
        label={country.label}
        required={country.required}
        disabled={country.readOnly}
        value={typeof country.value === "string" ? country.value : ""}
        error={Boolean(country.error)}
        help={country.help}
        inputRef={country.ref}
        onBlur={country.onBlur}
        onChange={(next) => {
          if (next === country.value) return;
          country.onChange(next);
          state.onChange(null);
        }}
      />
      <Autocomplete
        freeSolo
        options={states}
        inputValue={typed}
        onInputChange={(_event, text) => {
          if (text !== typed) state.onChange(text || null);
        }}
        disabled={state.readOnly}
        onBlur={state.onBlur}
        renderInput={(params) => (
          <TextField
            {...params}
            label={state.label}
            error={Boolean(state.error)}
            helperText={state.help}
            inputRef={state.ref}
          />
        )}
      />
    </FieldRow>
  );
}
