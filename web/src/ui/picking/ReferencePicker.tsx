import type { Endpoint, Reference } from "@kindling/contract";
import Autocomplete, { type AutocompleteRenderInputParams } from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { type ReactNode, type Ref, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListQuery } from "../list/listRows.ts";
import { useOptions } from "./useOptions.ts";

export interface PickerProps {
  readonly list: Endpoint;
  readonly label: string;
  /** Filters the options. */
  readonly within?: ListQuery | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly placeholder?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onBlur?: () => void;
}

/** The last option, which loads more. */
const moreId = -1;

function usePicker({ list, within, ...props }: PickerProps) {
  const { t } = useTranslation("ui");
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [search, setSearch] = useState("");
  const highlighted = useRef<Reference | null>(null);
  // "Show more" is an option, but choosing it must not close the list or clear the search.
  const asksMore = (reason: string) => reason === "selectOption" && highlighted.current?.id === moreId;
  const found = useOptions(list, search, within, open);
  const options: Reference[] = found.hasMore
    ? [...found.options, { id: moreId, name: t("picker.more") }]
    : found.options;
  return {
    wantsMore: (picked: readonly Reference[]) => {
      const wants = picked.some((each) => each.id === moreId);
      if (wants) found.more();
      return wants;
    },
    shared: {
      open,
      onOpen: () => setOpen(true),
      onClose: (_event: unknown, reason: string) => {
        if (!asksMore(reason)) setOpen(false);
      },
      onHighlightChange: (_event: unknown, option: Reference | null) => {
        highlighted.current = option;
      },
      options,
      loading: found.loading,
      loadingText: t("picker.loading"),
      noOptionsText: found.failed ? t("picker.failed") : t("picker.nothing"),
      clearText: t("clear"),
      openText: t("picker.open"),
      closeText: t("close"),
      disabled: props.disabled ?? false,
      onBlur: () => props.onBlur?.(),
      inputValue: text,
      onInputChange: (_event: unknown, next: string, reason: string) => {
        if (asksMore(reason)) return;
        setText(next);
        setSearch(reason === "input" ? next : "");
      },
      slotProps: {
        popper: { role: "region", "aria-label": props.label },
        paper: { sx: { border: 1, borderColor: "divider", boxShadow: 8 } },
      },
      filterOptions: (all: Reference[]) => all,
      getOptionLabel: (option: Reference) => option.name,
      getOptionKey: (option: Reference) => option.id,
      isOptionEqualToValue: (option: Reference, value: Reference) => option.id === value.id,
      renderInput: (params: AutocompleteRenderInputParams) => (
        <TextField
          {...params}
          label={props.label}
          required={props.required ?? false}
          error={Boolean(props.error)}
          helperText={props.error ?? props.hint}
          autoFocus={props.autoFocus ?? false}
          placeholder={props.placeholder ?? ""}
          inputRef={props.inputRef}
        />
      ),
    },
  };
}

/** Picks one row of a list endpoint, searched on the server. */
export function ReferencePicker({
  value,
  onChange,
  ...props
}: PickerProps & {
  readonly value: Reference | null;
  readonly onChange: (value: Reference | null) => void;
}) {
  const { shared, wantsMore } = usePicker(props);
  return (
    <Autocomplete
      {...shared}
      value={value}
      onChange={(_event, picked) => {
        if (!wantsMore(picked ? [picked] : [])) onChange(picked);
      }}
    />
  );
}

/** Keeps the same array while its rows are equal; a new one would clear the typed text. */
function useSame(value: readonly Reference[]): Reference[] {
  const [kept, setKept] = useState(() => [...value]);
  const same =
    kept.length === value.length &&
    value.every(({ id, name }, at) => kept[at]?.id === id && kept[at].name === name);
  if (!same) setKept([...value]);
  return same ? kept : [...value];
}

/** Picks several rows of a list endpoint, searched on the server. */
export function ReferencesPicker({
  value,
  onChange,
  ...props
}: PickerProps & {
  readonly value: readonly Reference[];
  readonly onChange: (value: Reference[]) => void;
}) {
  const { shared, wantsMore } = usePicker(props);
  const chosen = useSame(value);
  return (
    <Autocomplete
      {...shared}
      multiple
      disableCloseOnSelect
      value={chosen}
      onChange={(_event, picked) => {
        if (!wantsMore(picked)) onChange(picked);
      }}
    />
  );
}
