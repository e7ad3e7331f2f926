import { certificateFile, type Endpoint, type ParamsOf, type QueryOf } from "@kindling/contract";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError, download } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";

/** Downloads certificates and tells how far it is, in bytes; leaving the screen stops it. */
export function useCertificates() {
  const { t } = useTranslation("nominations");
  const [received, setReceived] = useState<number | null>(null);
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function start<E extends Endpoint>(endpoint: E, id: number, query: Partial<QueryOf<E>> = {}) {
    const own = new AbortController();
    abort.current?.abort();
    abort.current = own;
    setReceived(0);
    try {
      await download(endpoint, {
        params: { id } as ParamsOf<E>,
        query,
        fileName: certificateFile,
        signal: own.signal,
        onProgress: (bytes) => setReceived(bytes),
      });
      succeed(t("downloaded"));
    } catch (error) {
      // A canceled download isn't a failure.
      if (!own.signal.aborted) fail(error, t(error instanceof CallError ? "unexpected" : "failed"));
    } finally {
      if (abort.current === own) setReceived(null);
    }
  }

  return { received, start, stop: () => abort.current?.abort() };
}
