import { quizGraphicEndpoints } from "@kindling/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError, call } from "../../core/api.ts";
import { uploadFile } from "../../ui/fields/uploadFile.ts";

/** A picture on its way: how much of it is there, and what went wrong with it. */
export interface Sending {
  readonly name: string;
  readonly share: number;
  readonly state: "sending" | "done" | "failed";
  readonly trouble?: string;
}

/** Sends pictures one after the other, each under the name of its file; one that fails keeps none of the others back. */
export function useGraphicsUpload() {
  const { t } = useTranslation("quizzes");
  const queries = useQueryClient();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function sendOne(file: File, tell: (change: Partial<Sending>) => void): Promise<void> {
    try {
      const { signal } = abort.current ?? new AbortController();
      const failed = t("graphics.failed");
      const { fileKey } = await uploadFile(file, (share) => tell({ share }), signal, failed);
      await call(quizGraphicEndpoints.create, { body: { name: file.name, file: { fileKey } } });
      tell({ state: "done", share: 1 });
    } catch (error) {
      const trouble = error instanceof CallError ? error.message : t("graphics.failed");
      tell({ state: "failed", trouble });
    }
  }

  async function send(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    abort.current = new AbortController();
    setSending(files.map(({ name }) => ({ name, share: 0, state: "sending" })));
    for (const [index, file] of files.entries()) {
      if (abort.current.signal.aborted) return;
      await sendOne(file, (change) =>
        setSending((before) => before.map((each, at) => (at === index ? { ...each, ...change } : each))),
      );
    }
    void queries.invalidateQueries();
  }

  return { sending, send: (files: readonly File[]) => void send(files) };
}
