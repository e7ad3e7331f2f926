import { doneMessages, type Endpoint, type FieldError } from "@kindling/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { CallError, call } from "../../core/api.ts";
import { useLanguage } from "../../core/language.ts";
import { newKey } from "../../core/newKey.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { markRow } from "../list/changedRow.ts";
import { changedFields, only, type Values } from "./formValues.ts";

/** A row from the server. */
export interface StoredRow {
  readonly id: number;
  readonly version: number;
  readonly can: readonly string[];
}

interface Saving {
  readonly form: UseFormReturn<Values>;
  readonly calls: { readonly create: Endpoint; readonly update: Endpoint };
  readonly thing: string;
  readonly fresh: Values;
  /** The shown fields. */
  readonly shown: ReadonlyMap<string, unknown>;
  /** Called with the saved row, if there was something to save. */
  readonly onSaved: (saved?: StoredRow) => void;
  /** Opens a new row, which the list may have on another page. */
  readonly onOpen: ((id: number) => void) | undefined;
}

/** Saves a form; shows the outcome, and the server's errors at their fields. */
export function useSaving({ form, calls, thing, fresh, shown, onSaved, onOpen }: Saving) {
  const { t } = useTranslation("ui");
  const language = useLanguage();
  const queries = useQueryClient();
  const [conflict, setConflict] = useState<StoredRow | null>(null);
  const [unplaced, setUnplaced] = useState<readonly string[]>([]);
  // A repeated call uses the same key, because the first may have arrived.
  const idempotencyKey = useRef(newKey());

  function place(errors: readonly FieldError[]): void {
    const isShown = ({ path = "" }: FieldError) =>
      [...shown.keys()].some((field) => path === field || path.startsWith(`${field}.`));
    for (const [at, { path = "", msg }] of errors.filter(isShown).entries())
      form.setError(path, { type: "server", message: msg }, { shouldFocus: at === 0 });
    setUnplaced(errors.filter((error) => !isShown(error)).map(({ msg }) => msg));
  }

  async function save(values: Values, row: StoredRow | null, before: Values): Promise<void> {
    setUnplaced([]);
    const changed = changedFields(values, before);
    if (row && changed.length === 0) return onSaved();
    const fields = row ? changed : [...new Set([...changed, ...Object.keys(fresh)])];
    const body = only(values, fields);
    try {
      const reply: unknown = row
        ? await call(calls.update, {
            params: { id: row.id },
            body,
            version: row.version,
            idempotencyKey: idempotencyKey.current,
          })
        : await call(calls.create, { body, idempotencyKey: idempotencyKey.current });
      idempotencyKey.current = newKey();
      const { message: said, data } = reply as { message?: string; data: StoredRow };
      const open = !row && onOpen ? { label: t("form.open"), run: () => onOpen(data.id) } : undefined;
      succeed(said ?? doneMessages[language][row ? "updated" : "added"](thing), open);
      markRow(data);
      void queries.invalidateQueries();
      onSaved(data);
    } catch (error) {
      if (error instanceof CallError) {
        if (error.status >= 400 && error.status < 500) idempotencyKey.current = newKey();
        if (error.status === 412) return setConflict(error.data as StoredRow);
        place(error.errors);
      }
      fail(error, t(row ? "failed.update" : "failed.add", { thing }));
    }
  }

  return { save, place, unplaced, conflict, settle: () => setConflict(null) };
}
