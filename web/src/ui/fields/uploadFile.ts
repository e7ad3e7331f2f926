import { fileEndpoints, type ReplyOf } from "@kindling/contract";
import { newKey } from "../../core/newKey.ts";
import { sendForm } from "./sendForm.ts";

/** A file the server keeps. */
export type Stored = ReplyOf<typeof fileEndpoints.upload>["data"];

/**
 * Sends a file ahead of the form that will hold it.
 * @throws CallError when it is refused or does not get through.
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
