import i18next from "i18next";
import { CallError } from "../../core/api.ts";
import { makeListeners } from "../../core/listening.ts";
import { newKey } from "../../core/newKey.ts";
import { sendForm } from "../../ui/fields/sendForm.ts";
import { classroomCalls } from "../classroomCalls.ts";
import { type AnswerFile, mustBeSent } from "./answerFile.ts";
import { readContent } from "./fileContents.ts";
import { isConnectionFailure } from "./isConnectionFailure.ts";

/** The timeout of an upload, in milliseconds. */
const patience = 5 * 60_000;
const onTheirWay = new Map<string, Promise<AnswerFile>>();
const shares = new Map<string, number>();
const progress = makeListeners();

function tell(id: string, share: number | null): void {
  if (share === null) shares.delete(id);
  else shares.set(id, share);
  progress.tell();
}

/** The progress of an upload, from 0 to 1; null if the file isn't being uploaded. */
export function shareOf(id: string): number | null {
  return shares.get(id) ?? null;
}

export const onProgress = progress.listen;

/**
 * Uploads a file and returns it with its key, or with the server's refusal. Simultaneous calls share one upload.
 * @throws CallError if the connection fails.
 */
export function sendFile(file: AnswerFile): Promise<AnswerFile> {
  const going = onTheirWay.get(file.id);
  if (going) return going;
  const sending = upload(file).finally(() => {
    onTheirWay.delete(file.id);
    tell(file.id, null);
  });
  onTheirWay.set(file.id, sending);
  return sending;
}

async function upload(file: AnswerFile): Promise<AnswerFile> {
  if (!mustBeSent(file, Date.now())) return file;
  const content = await readContent(file.id);
  if (!content) return { ...file, refused: i18next.t("offline:files.gone") };
  // If the server has deleted the file meanwhile, this is a new upload with a new key.
  const key = file.fileKey === null ? file.id : newKey();
  tell(file.id, 0);
  try {
    const form = new FormData();
    form.append("file", new File([content], file.name, { type: file.type }));
    const { data } = await sendForm(classroomCalls.answerFile, form, {
      onProgress: (share) => tell(file.id, share),
      signal: AbortSignal.timeout(patience),
      idempotencyKey: key,
      fallback: i18next.t("app:errors.unreachable"),
    });
    return { ...file, fileKey: data.fileKey, sentAt: Date.now() };
  } catch (error) {
    if (isConnectionFailure(error)) throw error;
    const words = error instanceof CallError ? error.message : i18next.t("offline:files.gone");
    return { ...file, refused: words };
  }
}
