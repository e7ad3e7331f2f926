import type { Endpoint } from "@kindling/contract";
import { useEffect, useRef, useState } from "react";
import { CallError, type DownloadOptions, download } from "../core/api.ts";
import { fail, succeed } from "../core/toasts.ts";

/** Progress of a download, in bytes; the total is null if unknown. */
export interface DownloadProgress {
  readonly received: number;
  readonly total: number | null;
}

/** Messages for success, connection failure and refusal without a message. */
interface DownloadWords {
  readonly done: string;
  readonly failed: string;
  readonly unexpected: string;
}

type Asked = Pick<DownloadOptions<Endpoint>, "params" | "query" | "fileName">;

/** Downloads a file with progress; leaving the screen cancels it. */
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
