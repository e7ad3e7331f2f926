import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Language } from "@kindling/contract";
import { mostPixels } from "../../account/pictures/boundedFiles.ts";
import { loadSharp } from "../../account/pictures/loadSharp.ts";
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
  const content = await buffer(opened.stream);
  const sharp = await loadSharp();
  const small = await sharp(content, { limitInputPixels: mostPixels, failOn: "error" })
    .autoOrient()
    .resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 72 })
    .timeout({ seconds: 20 })
    .toBuffer()
    .catch(() => null);
  return small && files.keep(Readable.from([small]), "thumb.webp", limitFor, language, { key });
}
