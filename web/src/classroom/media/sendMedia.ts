import { teacherMediaEndpoints } from "@kindling/contract";
import i18next from "i18next";
import { CallError, call } from "../../core/api.ts";
import { sendForm } from "../../ui/fields/sendForm.ts";
import { isBrokenLine } from "../recording/isBrokenLine.ts";
import { askAnew, isAboutTeacher } from "../teachers/sendForTeacher.ts";
import { taughtBy } from "../teachers/standing.ts";
import { previewOf } from "./previews.ts";
import type { Upload } from "./uploader.ts";

const { create, thumb } = teacherMediaEndpoints;

/** Who stood before the class when a file was first sent: however often it is tried, it stays theirs. */
const teachers = new WeakMap<File, ReturnType<typeof taughtBy>>();

/** Keeps a film's frame with the server; one that it does not take is done without. */
async function sendFrame({ file, key }: Upload, signal: AbortSignal): Promise<string | undefined> {
  const { frame } = await previewOf(file);
  if (!frame) return undefined;
  try {
    const files = { file: frame };
    return (await call(thumb, { files, signal, idempotencyKey: `${key}-frame` })).data.fileKey;
  } catch (error) {
    if (signal.aborted || isBrokenLine(error)) throw error;
    return undefined;
  }
}

/** Sends a photo or video with its caption, a film after its frame; answers the id of its row. */
export async function sendMedia(
  upload: Upload,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<number> {
  const frame = upload.kind === "video" ? await sendFrame(upload, signal) : undefined;
  const form = new FormData();
  form.append("school_id", String(upload.schoolId));
  form.append("caption", upload.caption);
  const by = teachers.get(upload.file) ?? taughtBy(upload.schoolId);
  teachers.set(upload.file, by);
  if (by.generic_teacher_id) form.append("generic_teacher_id", String(by.generic_teacher_id));
  if (frame) form.append("thumb", frame);
  // Last, so that the server knows everything else before a long film comes.
  form.append("file", upload.file);
  const fallback = i18next.t("media:upload.failedText");
  try {
    const how = { onProgress, signal, idempotencyKey: upload.key, fallback };
    return (await sendForm(create, form, how)).data.id;
  } catch (error) {
    if (askAnew(error, by.generic_teacher_id)) teachers.delete(upload.file);
    throw error;
  }
}

/** Tells what becomes of a try that failed. */
export function judgeFailure(error: unknown) {
  if (error instanceof CallError && error.status === 0) return { state: "offline", words: null } as const;
  if (isBrokenLine(error)) {
    const words = error instanceof CallError ? error.serverMessage : null;
    return { state: "failed", words } as const;
  }
  const isFinal =
    error instanceof CallError && [413, 415, 422].includes(error.status) && !isAboutTeacher(error);
  return { state: isFinal ? "refused" : "failed", words: (error as CallError).serverMessage } as const;
}
