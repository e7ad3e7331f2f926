import { fileEndpoints, type ReplyOf } from "@kindling/contract";
import { newKey } from "../../core/newKey.ts";
import { sendForm } from "./sendForm.ts";

/** A file stored on the server. */
export type Stored = ReplyOf<typeof fileEndpoints.upload>["data"];

/**
 * Uploads a file before its form is saved.
 * @throws CallError if it is refused or the connection fails.
 */
export async function uploadFile(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
  fallback: string,
): Promise<Stored> {
  const form = new FormData();
  form.append("file", file);
  const options = { onProgress, signal, idempotencyKey: newKey(), fallback };
  return (await sendForm(fileEndpoints.upload, form, options)).data;
}
