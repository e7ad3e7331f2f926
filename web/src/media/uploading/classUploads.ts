import { teacherMediaEndpoints } from "@kindling/contract";
import { useSyncExternalStore } from "react";
import { call } from "../../core/api.ts";
import { makeListeners } from "../../core/listening.ts";
import { onSignOut } from "../../core/session.ts";
import { forgetPreview } from "./previews.ts";
import { judgeFailure, sendMedia } from "./sendMedia.ts";
import { createUploader, type Upload } from "./uploader.ts";

const saved = makeListeners();

/** The one uploader of this page: it goes on while its teacher looks at other screens. */
export const classUploads = createUploader({
  atOnce: 3,
  send: sendMedia,
  judge: judgeFailure,
  async saveCaption(id, caption) {
    await call(teacherMediaEndpoints.update, { params: { id }, body: { caption } });
  },
  onSaved: saved.tell,
});

/** Tells when something new is with the server. */
export const onMediaSaved = saved.listen;

/** What was chosen and is still on this page, kept up to date. */
export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(classUploads.subscribe, classUploads.read);
}

let shown = classUploads.read();
classUploads.subscribe(() => {
  const now = new Set(classUploads.read().map(({ file }) => file));
  for (const { file } of shown) if (!now.has(file)) void forgetPreview(file);
  shown = classUploads.read();
});

// Signing out deletes the pictures of children.
onSignOut(() => classUploads.clear());
window.addEventListener("online", () => classUploads.wake());
// Browsers don't always notice that the connection is back.
let timer: ReturnType<typeof setTimeout> | undefined;
classUploads.subscribe(() => {
  const isCut = classUploads.read().some(({ state }) => state === "offline");
  if (!isCut) clearTimeout(timer);
  timer = isCut ? (timer ?? setTimeout(tryAgain, 15_000)) : undefined;
});
function tryAgain(): void {
  timer = undefined;
  classUploads.wake();
}
window.addEventListener("beforeunload", (event) => {
  const isUnfinished = ({ state, saved, caption }: Upload) =>
    state !== "refused" && saved?.caption !== caption;
  if (classUploads.read().some(isUnfinished)) event.preventDefault();
});
