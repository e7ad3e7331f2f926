import { type SetUp, setUpEndpoints } from "@kindling/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError, call } from "../../core/api.ts";
import { loadConstants } from "../../core/constants.ts";
import { fail } from "../../core/toasts.ts";

type Saved = Partial<{
  name: string | null;
  time_zone: string | null;
  school_year_start: string | null;
  accent: string | null;
  logo_key: string | null;
  skipped: SetUp["steps"][number]["step"][];
  finished: boolean;
}>;

/** Saves steps of setting up; `faults` says by field what was refused. */
export function useSaveSetUp(setUp: SetUp) {
  const { t } = useTranslation("dashboard");
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});

  const reload = () => queries.invalidateQueries({ queryKey: [setUpEndpoints.get.name] });

  /** Does what a step needs, and returns whether it was done; what was refused is shown. */
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setSaving(true);
    setFaults({});
    try {
      await work();
      return true;
    } catch (error) {
      const errors = error instanceof CallError ? error.errors : [];
      setFaults(Object.fromEntries(errors.map(({ path = "rest", msg }) => [path, msg])));
      fail(error, t("setUp.failed"));
      if (error instanceof CallError && error.status === 412) await reload();
      return false;
    } finally {
      setSaving(false);
    }
  };
  const save = (body: Saved) =>
    run(async () => {
      await call(setUpEndpoints.save, { body, version: setUp.version });
      await loadConstants();
      await reload();
      // Who is led here is told with what they may do.
      if (body.finished) await queries.invalidateQueries({ queryKey: ["/user/me"] });
    });
  return { isSaving, faults, run, save, reload };
}
