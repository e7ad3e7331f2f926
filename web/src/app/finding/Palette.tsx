import "./palette.css";
import CloseIcon from "@mui/icons-material/CloseRounded";
import SearchIcon from "@mui/icons-material/SearchRounded";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type FindGroup, type FindOption, shownOf } from "./findOption.ts";
import { PaletteGroups } from "./PaletteGroups.tsx";

interface PaletteProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly groups: readonly FindGroup[];
  /** Whether more may still come. */
  readonly isBusy?: boolean;
  readonly failure?: string | null;
  readonly placeholder: string;
  /** What is chosen from where that isn't everything, and the way back. */
  readonly within?: { readonly label: string; readonly onBack: () => void } | null;
  readonly onChoose: (option: FindOption, inNewTab: boolean) => void;
  readonly onClose: () => void;
}

/** What the keys do with the marked option. */
type Act = "take" | "newTab" | "more";

/** Text at which an option is marked, by its key; with another text, the first one is. */
interface Marked {
  readonly at: string;
  readonly key: string | undefined;
}

function perform(option: FindOption | undefined, how: Act, onChoose: PaletteProps["onChoose"]): void {
  if (option && how !== "more") onChoose(option, how === "newTab");
  else option?.more?.();
}

/** A dialog with a field, and below it what fits the text; one option is marked and taken with Enter. */
export function Palette({
  text,
  onText,
  groups,
  isBusy = false,
  failure = null,
  placeholder,
  within = null,
  onChoose,
  onClose,
}: PaletteProps) {
  const { t } = useTranslation("header");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const shown = shownOf(groups);
  const options = shown.flatMap((group) => group.options);
  const at = `${within?.label ?? ""}\n${text}`;
  const [marked, setMarked] = useState<Marked>({ at, key: undefined });
  /** Asked for before it was there. */
  const early = useRef<{ readonly at: string; readonly how: Act } | null>(null);
  const isMoved = marked.at === at && options.some(({ key }) => key === marked.key);
  const index = isMoved ? options.findIndex(({ key }) => key === marked.key) : 0;
  const option = options[index];
  const group = shown.find((each) => option && each.options.includes(option));
  // What comes later may fit better than what isn't the best.
  const isReady = group !== undefined && !group.isStale && (isMoved || !isBusy || !group.fit);
  const mark = (next: number) => setMarked({ at, key: options.at(next % options.length)?.key });

  useEffect(() => {
    document.getElementById(`${id}${index}`)?.scrollIntoView?.({ block: "nearest" });
  }, [id, index]);
  const ask = (how: Act) => {
    if (isReady) perform(option, how, onChoose);
    else if (isBusy) early.current = { at, how };
  };
  useEffect(() => {
    const asked = early.current;
    if (!asked || (isBusy && !isReady)) return;
    early.current = null;
    if (asked.at === at && isReady) perform(option, asked.how, onChoose);
  }, [isBusy, isReady, at, option, onChoose]);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const isAtEnd = event.currentTarget.selectionStart === text.length;
    const keys: Readonly<Record<string, (() => void) | false | undefined>> = {
      ArrowDown: () => mark(index + 1),
      ArrowUp: () => mark(index - 1),
      ArrowRight: isAtEnd && (option?.more || isBusy) && (() => ask("more")),
      Backspace: text === "" && within?.onBack,
      Enter: () => ask(event.ctrlKey || event.metaKey ? "newTab" : "take"),
    };
    const pressed = keys[event.key];
    if (!pressed) return;
    event.preventDefault();
    pressed();
  };

  const nothing = text.trim() !== "" && !isBusy && failure === null && options.length === 0;
  const told = isBusy
    ? t("find.searching")
    : failure === null
      ? t("find.results", { count: options.length })
      : "";
  return (
    <Dialog
      open
      // Where the dialog itself is given the focus, its field takes it.
      onFocus={({ target }) => !(target instanceof HTMLButtonElement) && input.current?.focus()}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      classes={{ container: "palette-place" }}
      slotProps={{ paper: { className: "palette", "aria-label": t("find.title") } }}
    >
      <div className="palette-head">
        <SearchIcon color="action" aria-hidden />
        {within && (
          <button type="button" className="palette-within" onClick={within.onBack}>
            <span className="visually-hidden">{t("find.back")}: </span>
            {within.label}
            <CloseIcon aria-hidden />
          </button>
        )}
        <input
          ref={input}
          // The dialog is opened to type into it.
          // biome-ignore lint/a11y/noAutofocus: a dialog moves the focus into itself
          autoFocus
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? `${id}list` : undefined}
          aria-activedescendant={option && `${id}${index}`}
          aria-autocomplete="list"
          aria-label={placeholder}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={press}
        />
        <IconButton aria-label={t("find.close")} onClick={onClose} edge="end">
          <CloseIcon />
        </IconButton>
      </div>
      {options.length > 0 && (
        <PaletteGroups
          id={id}
          groups={shown}
          marked={index}
          onMark={(next) => mark(next)}
          onChoose={(each, inNewTab) => onChoose(each, inNewTab)}
          onMore={(each) => {
            each.more?.();
            input.current?.focus();
          }}
        />
      )}
      {failure !== null && (
        <p role="alert" className="palette-note">
          {failure}
        </p>
      )}
      {nothing && <p className="palette-note">{t("find.nothing")}</p>}
      <p className="palette-keys" aria-hidden>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t("find.keys.mark")}
        </span>
        <span>
          <kbd>Enter</kbd> {t("find.keys.take")}
        </span>
        {option?.more && (
          <span>
            <kbd>→</kbd> {t("find.keys.more")}
          </span>
        )}
        <span>
          <kbd>Esc</kbd> {t("find.keys.close")}
        </span>
      </p>
      <p role="status" className="visually-hidden">
        {told}
      </p>
    </Dialog>
  );
}
