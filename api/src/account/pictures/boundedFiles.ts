import { buffer } from "node:stream/consumers";
import type { Localized } from "@kindling/contract";
import { invalid } from "../../core/errors.ts";
import type { FileStore, StoredUpload } from "../../core/files/fileStore.ts";
import { isWholeFilm } from "../films/isWholeFilm.ts";
import { extentInHead } from "./extentInHead.ts";
import { loadSharp } from "./loadSharp.ts";

/** As many pixels as a picture may have, all of its frames together. */
export const mostPixels = 120e6;

/** As many frames as a moving picture may have: each costs time, however small it is. */
const mostFrames = 2000;

const tooManyFrames: Localized<string> = {
  en: "This picture has more than 2,000 frames. Make it shorter, or upload it as a video.",
  es: "Esta imagen tiene más de 2,000 cuadros. Acórtela o súbala como video.",
};

const tooManyPixels: Localized<string> = {
  en: "This picture has more than 120 megapixels. Make it smaller and upload it again.",
  es: "Esta imagen tiene más de 120 megapíxeles. Redúzcala y súbala de nuevo.",
};

const unreadable: Localized<string> = {
  en: "This picture can't be read. Save it again as JPEG, PNG, WebP or GIF, and upload it.",
  es: "No se puede leer esta imagen. Guárdela de nuevo como JPEG, PNG, WebP o GIF y súbala.",
};

/** What is wrong with a kept picture. One that is cut off is kept if its head tells its pixels. */
async function faultOfPicture(
  files: FileStore,
  { key, mime }: StoredUpload,
): Promise<Localized<string> | undefined> {
  const opened = await files.open(key);
  if (!opened) return undefined;
  const [sharp, content] = [await loadSharp(), await buffer(opened.stream)];
  const found = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  // Programs differ in whether they make room for a GIF's screen or for its largest frame.
  const extent = extentInHead(content, mime) ?? found;
  if (!extent) return unreadable;
  const { width, height, pages = 1 } = extent;
  if (pages > mostFrames) return tooManyFrames;
  return width * height * pages > mostPixels ? tooManyPixels : undefined;
}

const onlySound: Localized<string> = {
  en: "This file has sound but no picture. Upload a video, or the sound as MP3, M4A or WAV.",
  es: "Este archivo tiene sonido, pero no imagen. Suba un video, o el sonido como MP3, M4A o WAV.",
};

/** Whether a kept video holds sound alone. One whose tracks can't be read doesn't count, and is kept. */
async function isOnlySound(files: FileStore, { key, mime, size }: StoredUpload): Promise<boolean> {
  const opened = await files.open(key);
  if (!opened) return false;
  const { parseStream } = await import("music-metadata");
  const found = await parseStream(opened.stream, { mimeType: mime, size }, { skipCovers: true }).catch(
    () => undefined,
  );
  opened.stream.destroy();
  return found?.format.hasAudio === true && !found.format.hasVideo;
}

const notWhole: Localized<string> = {
  en: "This file isn't a whole video. Save it again as MP4, WebM or MOV and upload it.",
  es: "Este archivo no es un video completo. Guárdelo de nuevo como MP4, WebM o MOV y súbalo.",
};

/** What is wrong with a kept file; undefined if nothing is. */
async function faultOf(files: FileStore, kept: StoredUpload): Promise<Localized<string> | undefined> {
  const { key, mime, size } = kept;
  if (mime.startsWith("image/")) return faultOfPicture(files, kept);
  if (!mime.startsWith("video/")) return undefined;
  const readAt = async (start: number, length: number) => {
    const opened = await files.open(key, { start, end: start + length - 1 });
    return opened ? buffer(opened.stream) : Buffer.alloc(0);
  };
  if (!(await isWholeFilm(readAt, size, mime))) return notWhole;
  return (await isOnlySound(files, kept)) ? onlySound : undefined;
}

/**
 * A store that takes no pictures that can't be read or would crash programs that open them, no videos without a picture, and nothing that only begins like a video.
 * @throws Refusal invalid at the field, from `keep`.
 */
export function boundedFiles(files: FileStore): FileStore {
  return {
    ...files,
    async keep(from, name, limitFor, language, as) {
      const kept = await files.keep(from, name, limitFor, language, as);
      // What the portal writes itself has a key already: an older file may be beyond limits that came later.
      if (as?.key) return kept;
      const fault = await faultOf(files, kept);
      if (!fault) return kept;
      // A recording may come in a container that videos use, too.
      if (fault === onlySound && as?.field === "sound")
        return { ...kept, mime: kept.mime === "video/webm" ? "audio/webm" : "audio/mp4" };
      await files.remove(kept.key);
      throw invalid(as?.field ?? "file", fault[language]);
    },
  };
}
