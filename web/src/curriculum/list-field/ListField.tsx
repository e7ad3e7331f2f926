import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import Stack from "@mui/material/Stack";
import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type FieldProps, useField } from "../../ui/form/useField.ts";
import { useOrdering } from "../ordering/useOrdering.tsx";
import { ListEntry } from "./ListEntry.tsx";

const most = 60;

/** What is wrong with each entry, by its place. */
type EntryErrors = Readonly<Record<number, { readonly message?: string } | undefined>>;

/**
 * A list of short texts, such as materials or steps. Below the last entry there is always room for the next, which is
 * an entry as soon as something stands in it; one that is emptied goes when it is left.
 */
export function ListField({
  numbered = false,
  ...props
}: FieldProps & {
  /** Whether the entries are done one after the other. */
  readonly numbered?: boolean;
}) {
  const { t } = useTranslation("curriculum");
  const field = useField(props);
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const entries = (field.value ?? []) as readonly string[];
  const errors = (field.errors ?? {}) as EntryErrors;
  const room = !field.readOnly && entries.length < most;
  const shown = room ? [...entries, ""] : entries;

  const put = (next: readonly string[]) => field.onChange(next.slice(0, most));
  const splice = (at: number, count: number, ...texts: string[]) =>
    put([...entries.slice(0, at), ...texts, ...entries.slice(at + count)]);
  const focusDrawn = (at: number) =>
    list.current?.querySelectorAll<HTMLElement>("textarea:not([aria-hidden])")[at]?.focus();
  // The element to focus may not be rendered yet.
  const focus = (at: number) => setTimeout(() => focusDrawn(at));

  const { move, order, row, say, status } = useOrdering(entries, put, (now) => t("list.moved", now));

  return (
    <Box role="group" aria-labelledby={`${id}l`} aria-describedby={`${id}h`}>
      <FormLabel
        id={`${id}l`}
        component="div"
        sx={{ fontWeight: 600, fontSize: "0.9375rem", mb: 0.75, color: "text.primary" }}
      >
        {field.label}
      </FormLabel>
      <Stack component="ol" ref={list} sx={{ gap: 0.75 }}>
        {shown.map((entry, index) => (
          <ListEntry
            // Entries are plain texts and can be equal.
            key={index}
            text={entry}
            order={{
              ...order(index),
              remove: () => {
                splice(index, 1);
                focus(Math.max(0, index - 1));
              },
            }}
            row={row(index)}
            name={field.label}
            numbered={numbered}
            isNext={index === entries.length}
            readOnly={field.readOnly}
            error={errors[index]?.message}
            onChange={(text) => splice(index, 1, text)}
            onPaste={(before, lines, after) => {
              const texts = [...lines];
              texts[0] = before + (texts[0] ?? "");
              texts[texts.length - 1] = (texts.at(-1) ?? "") + after;
              splice(index, 1, ...texts);
              say(t("list.pasted", { count: lines.length }));
              focus(index + lines.length);
            }}
            onEnter={() => {
              if (index < entries.length - 1) splice(index + 1, 0, "");
              // At once, so that fast typing continues in the next field.
              if (entry !== "") focusDrawn(index + 1);
            }}
            onMove={(by) => {
              move(index, index + by);
              if (entries[index + by] !== undefined) focus(index + by);
            }}
            onLeave={() => {
              if (index < entries.length && entry.trim() === "") splice(index, 1);
            }}
          />
        ))}
      </Stack>
      <FormHelperText id={`${id}h`} error={Boolean(field.error)}>
        {field.help ?? t("list.hint")}
      </FormHelperText>
      {status}
    </Box>
  );
}
