import type { Endpoint } from "@kindling/contract";
import { useEffect, useRef, useState } from "react";
import { CallError, type DownloadOptions, download } from "../core/api.ts";
import { fail, succeed } from "../core/toasts.ts";

/** How far a download is, in bytes; the total is null where the server does not say it. */
export interface DownloadProgress {
  readonly received: number;
  readonly total: number | null;
}

/** What is said when a file has come, when it did not get through, and when the server refused it without a word. */
interface DownloadWords {
  readonly done: string;
  readonly failed: string;
  readonly unexpected: string;
}

type Asked = Pick<DownloadOptions<Endpoint>, "params" | "query" | "fileName">;

/** Downloads a file, tells how far it is, and can be stopped; leaving the screen stops it too. */
export function useDownload(words: DownloadWords) {
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function start(endpoint: Endpoint, asked: Asked): Promise<void> {
    const own = new AbortController();
    abort.current = own;
    setProgress({ received: 0, total: null });
    try {
      await download(endpoint, {
        ...asked,
        signal: own.signal,
        onProgress: (received, total) => setProgress({ received, total }),
      });
      succeed(words.done);
    } catch (error) {
      // A canceled download isn't a failure.
      if (!own.signal.aborted) fail(error, error instanceof CallError ? words.unexpected : words.failed);
    } finally {
      setProgress(null);
    }
  }

  return { progress, start, stop: () => abort.current?.abort() };
}
