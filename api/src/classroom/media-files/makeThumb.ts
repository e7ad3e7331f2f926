import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Language } from "@kindling/contract";
import { fitPicture } from "../../account/pictures/fitPicture.ts";
import type { FileStore, StoredUpload } from "../../core/files/fileStore.ts";
import { limitFor } from "../../core/files/uploadLimits.ts";

const edge = 640;

/** Makes an upright thumbnail without metadata, under `key` or a new key. Null if unreadable. */
export async function makeThumb(
  files: FileStore,
  image: StoredUpload,
  language: Language,
  key?: string,
): Promise<StoredUpload | null> {
  const opened = await files.open(image.key);
  if (!opened) return null;
  // At most what the limit of images lets in, and only while it is made.
  const picture = await fitPicture(await buffer(opened.stream), edge);
  const small = await picture
    .webp({ quality: 72 })
    .toBuffer()
    .catch(() => null);
  return small && files.keep(Readable.from([small]), "thumb.webp", limitFor, language, { key });
}
