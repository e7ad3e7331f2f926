import { teacherMediaEndpoints } from "@kindling/contract";
import i18next from "i18next";
import { isConnectionFailure } from "../../classroom/sending/isConnectionFailure.ts";
import { askAnew, isAboutTeacher } from "../../classroom/teachers/sendForTeacher.ts";
import { taughtBy } from "../../classroom/teachers/standing.ts";
import { CallError, call } from "../../core/api.ts";
import { sendForm } from "../../ui/fields/sendForm.ts";
import { previewOf } from "./previews.ts";
import type { Upload } from "./uploader.ts";

const { create, thumb } = teacherMediaEndpoints;

interface SentWith {
  readonly by: ReturnType<typeof taughtBy>;
  readonly caption: string;
}

/** The first request's fields, because a retry with the same key must be identical. */
const sentWith = new WeakMap<File, SentWith>();

/** Keeps a film's frame with the server; one that it does not take is done without. */
async function sendFrame({ file, key }: Upload, signal: AbortSignal): Promise<string | undefined> {
  const { frame } = await previewOf(file);
  if (!frame) return undefined;
  try {
    const files = { file: frame };
    return (await call(thumb, { files, signal, idempotencyKey: `${key}-frame` })).data.fileKey;
  } catch (error) {
    if (signal.aborted || isConnectionFailure(error)) throw error;
    return undefined;
  }
}

/** Sends a photo or video with its caption, a film after its frame; answers its row. */
export async function sendMedia(
  upload: Upload,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<{ id: number; caption: string }> {
  const frame = upload.kind === "video" ? await sendFrame(upload, signal) : undefined;
  const form = new FormData();
  form.append("school_id", String(upload.schoolId));
  if (upload.userId) form.append("user_id", String(upload.userId));
  const { by, caption } = sentWith.get(upload.file) ?? {
    by: taughtBy(upload.schoolId),
    caption: upload.caption,
  };
  sentWith.set(upload.file, { by, caption });
  form.append("caption", caption);
  if (by.generic_teacher_id) form.append("generic_teacher_id", String(by.generic_teacher_id));
  for (const [field, value] of Object.entries<string>({ ...upload.consent })) form.append(field, value);
  if (frame) form.append("thumb", frame);
  // The file comes last, so that the server can refuse the rest before a long upload.
  form.append("file", upload.file);
  const fallback = i18next.t("media:upload.failedText");
  try {
    const how = { onProgress, signal, idempotencyKey: upload.key, fallback };
    const { id } = (await sendForm(create, form, how)).data;
    return { id, caption };
  } catch (error) {
    askAnew(error, by.generic_teacher_id);
    if (!isConnectionFailure(error)) sentWith.delete(upload.file);
    throw error;
  }
}

export function judgeFailure(error: unknown) {
  if (error instanceof CallError && error.status === 0) return { state: "offline", words: null } as const;
  if (isConnectionFailure(error)) {
    const words = error instanceof CallError ? error.serverMessage : null;
    return { state: "failed", words } as const;
  }
  const isFinal =
    error instanceof CallError && [413, 415, 422].includes(error.status) && !isAboutTeacher(error);
  return { state: isFinal ? "refused" : "failed", words: (error as CallError).serverMessage } as const;
}
