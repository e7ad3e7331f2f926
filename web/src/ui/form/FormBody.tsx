import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Tooltip from "@mui/material/Tooltip";
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { ChosenLabels } from "../../core/labels.ts";
import { useLanguage } from "../../core/language.ts";
import { useWhole } from "../wholeCall.ts";
import { ConflictDialog, type Difference } from "./ConflictDialog.tsx";
import { FormContext } from "./FormContext.ts";
import { blankValues, changedFields, referencesIn, type Values, valuesOf } from "./formValues.ts";
import type { ResourceFormProps } from "./ResourceForm.tsx";
import { accepts, shapeOf } from "./schemaAt.ts";
import { schemaResolver } from "./schemaResolver.ts";
import { type StoredRow, useSaving } from "./useSaving.ts";
import { useUnsavedGuard } from "./useUnsavedGuard.tsx";

/** A form with its fields and buttons; saves what changed. */
export function FormBody({
  stored,
  labels,
  calls,
  fresh,
  readOnly,
  submit: submitLabel,
  onClose,
  onSaved,
  onOpen,
  children,
}: {
  /** The row to change; null for a new one. */
  readonly stored: StoredRow | null;
  readonly labels: ChosenLabels;
  readonly calls: ResourceFormProps["calls"];
  readonly fresh: Values;
  readonly readOnly: boolean;
  /** The label of the button, if not "Add" or "Save changes". */
  readonly submit?: string;
  readonly onClose: () => void;
  /** Called with the saved row. */
  readonly onSaved?: (row: StoredRow) => void;
  readonly onOpen?: (id: number) => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation("ui");
  const language = useLanguage();
  const [row, setRow] = useState(stored);
  const schema = useWhole(calls.create).body;
  const shape = useMemo(() => shapeOf(schema), [schema]);
  const before = useMemo(() => (row ? valuesOf(row, shape) : blankValues(shape, fresh)), [row, shape, fresh]);
  const [shown] = useState(() => new Map<string, boolean>());
  const resolver = schemaResolver(schema, labels.field, language, shown);
  const form = useForm<Values>({ defaultValues: before, resolver });
  const guard = useUnsavedGuard(form.formState.isDirty);
  const element = useRef<HTMLFormElement>(null);
  const saving = useSaving({
    form,
    calls,
    thing: labels.failing,
    fresh,
    shown,
    onOpen,
    onSaved: (saved) => {
      guard.letGo();
      if (saved) onSaved?.(saved);
      onClose();
    },
  });
  const submit = form.handleSubmit(
    (values) => saving.save(values, row, before),
    // Errors of fields that the form doesn't show appear at the top.
    (errors) =>
      saving.place(
        Object.entries(errors).flatMap(([path, error]) =>
          shown.has(path) || !error?.message ? [] : [{ path, msg: String(error.message) }],
        ),
      ),
  );

  useEffect(() => {
    if (!stored) element.current?.querySelector<HTMLElement>("input, textarea")?.focus();
  }, [stored]);

  const context = useMemo(
    () => ({
      row,
      labelOf: (path: string) => labels.field(path.slice(path.indexOf(".") + 1)),
      accepts: (path: string, value: unknown) => accepts(schema, path, value),
      storedReferences: (path: string) => (row ? referencesIn(row, path) : []),
      readOnly,
      register: (path: string, required: boolean) => {
        shown.set(path, required);
        return () => void shown.delete(path);
      },
    }),
    [labels, schema, row, readOnly, shown],
  );

  const { conflict } = saving;
  const theirs = conflict && valuesOf(conflict, shape);
  const mine = changedFields(form.getValues(), before);
  const readable = (from: object, field: string) =>
    /_ids?$/.test(field) ? referencesIn(from, field) : (from as Values)[field];
  const differences: Difference[] | null =
    theirs &&
    changedFields(theirs, before).map((field) => ({
      field,
      label: labels.field(field),
      before: row && readable(row, field),
      theirs: readable(conflict, field),
      contested: mine.includes(field),
    }));

  const settle = async (keepsMine: boolean) => {
    saving.settle();
    if (!conflict || !theirs) return;
    const values = form.getValues();
    setRow(conflict);
    form.reset(theirs, { keepDirtyValues: keepsMine });
    if (keepsMine)
      await saving.save(
        { ...theirs, ...Object.fromEntries(mine.map((field) => [field, values[field]])) },
        conflict,
        theirs,
      );
  };

  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || readOnly) return;
    event.preventDefault();
    void submit();
  };

  return (
    <FormProvider {...form}>
      <FormContext value={context}>
        <Box
          component="form"
          ref={element}
          noValidate
          onSubmit={(event) => void submit(event)}
          onKeyDown={saveByKey}
          sx={{ flex: 1, minHeight: 0, display: "flex", flexDirection: "column" }}
        >
          <Stack spacing={2.5} sx={{ flex: 1, overflowY: "auto", px: { xs: 2, sm: 3 }, py: 3 }}>
            {saving.unplaced.length > 0 && (
              <Alert severity="error" role="alert">
                {saving.unplaced.map((text) => (
                  <div key={text}>{text}</div>
                ))}
              </Alert>
            )}
            {children}
          </Stack>
          {!readOnly && (
            <Stack
              direction="row"
              sx={{
                justifyContent: "flex-end",
                gap: 1,
                px: { xs: 2, sm: 3 },
                py: 2,
                borderTop: 1,
                borderColor: "divider",
              }}
            >
              <Button color="secondary" onClick={onClose}>
                {t("cancel")}
              </Button>
              <Tooltip describeChild title={t("form.saveKey")}>
                <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
                  {submitLabel ?? (row ? t("form.save") : t("form.add", { thing: labels.one }))}
                </Button>
              </Tooltip>
            </Stack>
          )}
        </Box>
      </FormContext>
      {guard.dialog}
      <ConflictDialog
        differences={differences}
        onMine={() => void settle(true)}
        onTheirs={() => void settle(false)}
        onCancel={saving.settle}
      />
    </FormProvider>
  );
}
