import type { Endpoint, Reference } from "@kindling/contract";
import Autocomplete, {
  type AutocompleteRenderGroupParams,
  type AutocompleteRenderInputParams,
} from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type ReactNode, type Ref, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListQuery } from "../list/listRows.ts";
import { keepPick, readPicks } from "./recentPicks.ts";
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

/** What comes first while nothing is searched for. */
interface First {
  readonly chosen: readonly Reference[];
  readonly recent: readonly Reference[];
}

function usePicker({ list, within, ...props }: PickerProps, value: readonly Reference[]) {
  const { t } = useTranslation("ui");
  const kind = `${list.name} ${JSON.stringify(within ?? {})}`;
  // As they are when the list opens, so that options stay in their place while one is picked.
  const [first, setFirst] = useState<First>({ chosen: [], recent: [] });
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [search, setSearch] = useState("");
  const highlighted = useRef<Reference | null>(null);
  // "Show more" is an option, but choosing it must not close the list or clear the search.
  const asksMore = (reason: string) => reason === "selectOption" && highlighted.current?.id === moreId;
  const found = useOptions(list, search, within, open);
  const isChosen = ({ id }: Reference) => first.chosen.some((each) => each.id === id);
  const recent = first.recent.filter((each) => !isChosen(each));
  const isRecent = ({ id }: Reference) => recent.some((each) => each.id === id);
  const ahead = search.trim() === "" ? [...first.chosen, ...recent] : [];
  const rest = found.options.filter(({ id }) => !ahead.some((each) => each.id === id));
  const options: Reference[] = [
    ...ahead,
    ...rest,
    ...(found.hasMore ? [{ id: moreId, name: t("picker.more") }] : []),
  ];
  const groupOf = (option: Reference) =>
    t(isChosen(option) ? "picker.chosen" : isRecent(option) ? "picker.recent" : "picker.all");
  return {
    wantsMore: (picked: readonly Reference[]) => {
      const wants = picked.some((each) => each.id === moreId);
      if (wants) found.more();
      else for (const each of picked) if (!value.some(({ id }) => id === each.id)) keepPick(kind, each);
      return wants;
    },
    shared: {
      open,
      ...(ahead.length > 0 && { groupBy: groupOf, renderGroup }),
      onOpen: () => {
        setFirst({ chosen: value, recent: readPicks(kind) });
        setOpen(true);
      },
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

const renderGroup = ({ key, group, children }: AutocompleteRenderGroupParams) => (
  <div key={key} role="group" aria-label={group}>
    <Typography aria-hidden variant="caption" color="textSecondary" sx={{ display: "block", px: 2, pt: 1 }}>
      {group}
    </Typography>
    <ul role="presentation" style={{ padding: 0 }}>
      {children}
    </ul>
  </div>
);

/** Picks one row of a list endpoint, searched on the server. */
export function ReferencePicker({
  value,
  onChange,
  ...props
}: PickerProps & {
  readonly value: Reference | null;
  readonly onChange: (value: Reference | null) => void;
}) {
  const { shared, wantsMore } = usePicker(props, value ? [value] : []);
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
  const { shared, wantsMore } = usePicker(props, value);
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
