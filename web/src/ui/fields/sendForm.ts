import type { Endpoint, ErrorBody, ReplyOf } from "@kindling/contract";
import { addressOf, CallError } from "../../core/api.ts";
import { confirmed } from "../../core/confirmed.ts";
import { readLanguage } from "../../core/language.ts";
import { readToken } from "../../core/session.ts";

interface FormOptions {
  /** Progress, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
  readonly idempotencyKey: string;
  /** The fallback error message. */
  readonly fallback: string;
}

/**
 * Sends a form with files and reports its progress, which `fetch` can't.
 * @throws CallError if it is refused or the connection fails.
 */
export function sendForm<E extends Endpoint>(
  endpoint: E,
  form: FormData,
  options: FormOptions,
): Promise<ReplyOf<E>> {
  return confirmed(() => sendOnce(endpoint, form, options));
}

function sendOnce<E extends Endpoint>(
  { method, path }: E,
  form: FormData,
  { onProgress, signal, idempotencyKey, fallback }: FormOptions,
): Promise<ReplyOf<E>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, addressOf(path));
    request.setRequestHeader("Authorization", `Bearer ${readToken()}`);
    request.setRequestHeader("Accept-Language", readLanguage());
    request.setRequestHeader("Idempotency-Key", idempotencyKey);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new CallError(0, {}, fallback));
    request.onabort = () => reject(new DOMException("", "AbortError"));
    request.onload = () => {
      let reply: unknown;
      try {
        reply = JSON.parse(request.responseText);
      } catch {
        reply = {};
      }
      if (request.status < 300) resolve(reply as ReplyOf<E>);
      else reject(new CallError(request.status, reply as Partial<ErrorBody>, fallback));
    };
    signal.addEventListener("abort", () => request.abort());
    request.send(form);
  });
}
