import { type ErrorBody, fileEndpoints, type ReplyOf } from "@kindling/contract";
import { addressOf, CallError } from "../../core/api.ts";
import { readLanguage } from "../../core/language.ts";
import { newKey } from "../../core/newKey.ts";
import { readToken } from "../../core/session.ts";

/** A file the server keeps. */
export type Stored = ReplyOf<typeof fileEndpoints.upload>["data"];

/**
 * Sends a file ahead of the form that will hold it. Not by `fetch`, which can't tell how far it is. Another call than the
 * staff's may take it; the same key given again repeats an upload that may have arrived.
 * @throws CallError when it is refused or does not get through.
 */
export function uploadFile(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
  fallback: string,
  path: string = fileEndpoints.upload.path,
  key: string = newKey(),
): Promise<Stored> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(fileEndpoints.upload.method, addressOf(path));
    request.setRequestHeader("Authorization", `Bearer ${readToken()}`);
    request.setRequestHeader("Accept-Language", readLanguage());
    request.setRequestHeader("Idempotency-Key", key);
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
      if (request.status < 300) resolve((reply as { data: Stored }).data);
      else reject(new CallError(request.status, reply as Partial<ErrorBody>, fallback));
    };
    signal.addEventListener("abort", () => request.abort());
    const form = new FormData();
    form.append("file", file);
    request.send(form);
  });
}
