import type {
  Endpoint,
  FieldError,
  ImportResult,
  importEndpoints,
  ReplyOf,
  SheetBody,
  SheetMapping,
} from "@kindling/contract";
import { importEndpoints as imports } from "@kindling/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError, call } from "../../core/api.ts";
import { newKey } from "../../core/newKey.ts";
import { fail, succeed } from "../../core/toasts.ts";

/** Whether existing rows are errors or updated. */
export type ImportMode = "create" | "upsert";

/** When imported people get their invitations. */
export type Invite = "now" | "later";

export type Undone = ReplyOf<typeof importEndpoints.undo>["data"];

/** A file with what the person said about it. */
export interface SentFile extends SheetBody {
  readonly file: File;
}

export interface Checked {
  readonly errors: readonly FieldError[];
  /** The number of all errors; `errors` may hold only the first ones. */
  readonly errorCount: number;
  readonly preview: ImportResult["preview"];
  readonly mapping: SheetMapping | undefined;
  /** What the import would do; null if there are errors. */
  readonly result: ImportResult | null;
  /** Why the server asks for confirmation. */
  readonly caution: string | null;
}

export type ImportStep =
  | { readonly at: "choosing" }
  | { readonly at: "checking"; readonly sent: SentFile }
  | { readonly at: "mapping"; readonly sent: SentFile; readonly mapping: SheetMapping }
  | { readonly at: "checked"; readonly sent: SentFile; readonly checked: Checked }
  | { readonly at: "importing"; readonly sent: SentFile; readonly checked: Checked; readonly key: string }
  | { readonly at: "done"; readonly result: ImportResult; readonly undone: Undone | null };

interface ImportReply {
  readonly data: ImportResult;
  readonly message?: string;
}

/** Runs an import from file to result, and undoes it. */
export function useImport(endpoint: Endpoint, thing: string, body: object = {}) {
  const { t } = useTranslation("ui");
  const queries = useQueryClient();
  const [step, setStep] = useState<ImportStep>({ at: "choosing" });
  // A repeated import uses the same key, because the first try may have arrived.
  const nextKey = useRef(newKey());
  const [mode, setMode] = useState<ImportMode>("create");

  const key = step.at === "importing" ? step.key : "";
  const progress = useQuery({
    queryKey: [imports.get.name, key],
    queryFn: ({ signal }) => call(imports.get, { params: { id: key }, signal }),
    enabled: key !== "",
    refetchInterval: 250,
    // The import doesn't exist until the server has created it.
    retry: false,
  });

  const send = async (
    { file, ...said }: SentFile,
    query: object,
    idempotencyKey?: string,
  ): Promise<ImportReply> => {
    const reply: unknown = await call(endpoint, {
      query,
      body: { ...body, ...said },
      files: { file },
      ...(idempotencyKey && { idempotencyKey }),
    });
    return reply as ImportReply;
  };

  /** Returns the file's errors from a refusal; rethrows anything else. */
  function refused(error: unknown): Checked {
    if (!(error instanceof CallError)) throw error;
    const { preview, mapping } = (error.data ?? {}) as Pick<ImportResult, "preview" | "mapping">;
    const base = { errors: error.errors, errorCount: error.errorCount, preview, mapping, result: null };
    if (error.status === 409) return { ...base, caution: error.message };
    if (error.errors.length === 0) throw error;
    return { ...base, caution: null };
  }

  async function dryRun(sent: SentFile, asMode: ImportMode): Promise<Checked> {
    const query = { dry_run: true, mode: asMode };
    const checkedBy = async (more: object = {}) => {
      const { data: result } = await send(sent, { ...query, ...more });
      const { preview, mapping } = result;
      return { errors: [], errorCount: 0, caution: null, preview, mapping, result };
    };
    try {
      return await checkedBy();
    } catch (error) {
      const checked = refused(error);
      // Without `confirm`, the server refuses the dry run too.
      return checked.caution === null
        ? checked
        : { ...(await checkedBy({ confirm: true })), caution: checked.caution };
    }
  }

  /** Asks for the fields of the columns, those chosen before first. */
  function match(sent: SentFile, { columns, ...mapping }: SheetMapping): void {
    const chosen = columns.map(({ field, ...each }) => {
      const { [each.header]: picked = field } = sent.columns ?? {};
      return { ...each, field: picked };
    });
    setStep({ at: "mapping", sent, mapping: { ...mapping, columns: chosen } });
  }

  async function check(sent: SentFile, asMode: ImportMode): Promise<void> {
    setMode(asMode);
    setStep({ at: "checking", sent });
    try {
      const checked = await dryRun(sent, asMode);
      const { mapping } = checked;
      if (mapping?.unsure && !sent.columns) match(sent, mapping);
      else setStep({ at: "checked", sent, checked });
    } catch (error) {
      fail(error, t("import.failed", { thing }));
      // What was chosen and typed is kept for another try.
      if (step.at === "mapping") match(sent, step.mapping);
      else setStep(step.at === "checked" ? { ...step, sent } : { at: "choosing" });
    }
  }

  async function run(sent: SentFile, checked: Checked, invite: Invite): Promise<void> {
    const idempotencyKey = nextKey.current;
    setStep({ at: "importing", sent, checked, key: idempotencyKey });
    try {
      const query = { mode, invite, ...(checked.caution !== null && { confirm: true }) };
      const { data, message } = await send(sent, query, idempotencyKey);
      nextKey.current = newKey();
      setStep({ at: "done", result: data, undone: null });
      succeed(message ?? t("import.done"));
      void queries.invalidateQueries();
    } catch (error) {
      if (error instanceof CallError && error.status >= 400 && error.status < 500) nextKey.current = newKey();
      // Something has changed since the check, such as a value that is now taken.
      fail(error, t("import.failed", { thing }));
      const is = error instanceof CallError && error.errors.length > 0;
      setStep({ at: "checked", sent, checked: is ? refused(error) : checked });
    }
  }

  async function undo(result: ImportResult): Promise<void> {
    if (result.import_id === undefined) return;
    try {
      const { data } = await call(imports.undo, { params: { id: result.import_id } });
      setStep({ at: "done", result, undone: data });
      void queries.invalidateQueries();
    } catch (error) {
      fail(error, t("import.undoFailed"));
    }
  }

  const under = progress.data?.data;
  return {
    step,
    mode,
    /** Progress from 0 to 1; null if unknown. */
    share: under && under.total > 0 ? under.processed / under.total : null,
    check,
    match,
    run,
    undo,
    restart: () => setStep({ at: "choosing" }),
  };
}
