import { type Reference, standardEndpoints } from "@kindling/contract";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type FieldProps, useField } from "../../ui/form/useField.ts";
import { useOptions } from "../../ui/picking/useOptions.ts";

const longest = 200;
const longLine = 32;

/** The last option, which loads more. */
const moreId = -1;

const nameOf = (option: Reference | string) =>
  typeof option === "string" ? option : option.name.slice(0, longest);

/** The first words of a name are its framework and code; they are what people look for. */
function splitName(name: string): [sign: string, words: string] {
  const [, sign = "", words = name] = /^(\S+ \S+) (.*)$/.exec(name) ?? [];
  return [sign, words];
}

/** A standard: found in the catalog by its code or words, or written freely. */
export function StandardField(props: FieldProps) {
  const { t } = useTranslation(["curriculum", "ui"]);
  const field = useField(props);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const text = typeof field.value === "string" ? field.value : "";
  const found = useOptions(standardEndpoints.list, typed, {}, open);
  const options = found.hasMore
    ? [...found.options, { id: moreId, name: t("ui:picker.more") }]
    : found.options;
  const highlighted = useRef<Reference | string | null>(null);
  // "Show more" is an option, but choosing it must not close the list.
  const isMore = (option: Reference | string | null) =>
    typeof option === "object" && option !== null && option.id === moreId;
  return (
    <Autocomplete
      freeSolo
      forcePopupIcon
      fullWidth
      disabled={field.readOnly}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={(_event, reason) => {
        if (reason === "selectOption" && isMore(highlighted.current)) return;
        setOpen(false);
        setTyped("");
      }}
      onHighlightChange={(_event, option) => {
        highlighted.current = option;
      }}
      options={options}
      loading={found.loading}
      loadingText={t("standards.looking")}
      noOptionsText={t("standards.own")}
      clearText={t("ui:clear")}
      openText={t("standards.open")}
      closeText={t("ui:close")}
      filterOptions={(all: Reference[]) => all}
      getOptionLabel={nameOf}
      getOptionKey={(option) => (typeof option === "string" ? option : option.id)}
      isOptionEqualToValue={(option, value) => nameOf(option) === nameOf(value)}
      value={text}
      inputValue={text}
      onChange={(_event, picked) => {
        if (isMore(picked)) found.more();
        else field.onChange(picked ? nameOf(picked) : null);
      }}
      onInputChange={(_event, next, reason) => {
        if (reason !== "input") return;
        field.onChange(next || null);
        setTyped(next);
      }}
      onBlur={field.onBlur}
      slotProps={{
        popper: { role: "region", "aria-label": field.label },
        paper: { sx: { border: 1, borderColor: "divider", boxShadow: 8 } },
      }}
      renderOption={({ key, ...option }, { name }) => {
        const [sign, words] = splitName(name);
        return (
          <Box component="li" key={key} {...option} sx={{ gap: 1.5 }}>
            <Box component="span" sx={{ fontWeight: 700, color: "area.trait", whiteSpace: "nowrap" }}>
              {sign}
            </Box>
            <span>{words}</span>
          </Box>
        );
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={field.label}
          inputRef={field.ref}
          error={Boolean(field.error)}
          // A long one is truncated, and shown in full below.
          helperText={field.help ?? (text.length > longLine ? text : t("standards.pickHint"))}
        />
      )}
    />
  );
}
