import { type BodyOf, curriculumChangeEndpoints, type ReplyOf } from "@kindling/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";

export type DateWish = BodyOf<typeof curriculumChangeEndpoints.redate>;

type Outcome = ReplyOf<typeof curriculumChangeEndpoints.redate>["data"];

/** What a change of dates would do, asked of the server, and the doing of it, with its way back in the toast. */
export function useDateChange(wish: DateWish | null, onDone: () => void) {
  const { t } = useTranslation(["calendar", "ui"]);
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const preview = useQuery({
    queryKey: [curriculumChangeEndpoints.redate.name, wish],
    queryFn: ({ signal }) =>
      call(curriculumChangeEndpoints.redate, { body: { ...(wish as DateWish), dry_run: true }, signal }),
    enabled: wish !== null,
    // A preview is valid only at this moment, so it isn't cached.
    gcTime: 0,
    retry: false,
  });

  async function takeBack(rows: Outcome["rows"]): Promise<void> {
    const done = rows.flatMap(({ kind, result }) => (result ? { kind, ...result } : []));
    try {
      const { data, message } = await call(curriculumChangeEndpoints.undo, { body: { rows: done } });
      void queries.invalidateQueries();
      const [spared] = data.spared;
      const text = spared ? `${t("dates.spared", { count: data.spared.length })}: ${spared.why}` : message;
      if (spared) fail(null, text);
      else succeed(text);
    } catch (error) {
      fail(error, t("dates.undoFailed"));
    }
  }

  async function run(): Promise<void> {
    if (!wish) return;
    setBusy(true);
    try {
      const { data, message } = await call(curriculumChangeEndpoints.redate, { body: wish });
      // The preview isn't needed again.
      const isOther = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
        queryKey[0] !== curriculumChangeEndpoints.redate.name;
      void queries.invalidateQueries({ predicate: isOther });
      const undo = { label: t("ui:undo"), run: () => void takeBack(data.rows) };
      const isAny = data.rows.some(({ result }) => result);
      if (isAny) succeed(message, undo);
      const [first] = data.refused;
      if (first) fail(null, `${t("dates.refusedCount", { count: data.refused.length })}: ${first.why}`);
      onDone();
    } catch (error) {
      fail(error, t("dates.failed"));
    } finally {
      setBusy(false);
    }
  }

  return { preview, outcome: preview.data?.data, busy, run };
}
