import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Language } from "@kindling/contract";
import { invalid } from "../../core/errors.ts";
import type { FileStore, StoredUpload } from "../../core/files/fileStore.ts";
import { limitFor } from "../../core/files/uploadLimits.ts";
import { loadSharp } from "../../curriculum/quizzes/loadSharp.ts";
import { mediaFilesSay } from "./mediaFilesSay.ts";

const edge = 640;
const mostPixels = 120e6;

/**
 * Makes an upright thumbnail without metadata, under `key` or a new key. Null if unreadable.
 * @throws Refusal invalid at `file` for too many pixels.
 */
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
  const found = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!found) return null;
  if (found.width * found.height > mostPixels) throw invalid("file", mediaFilesSay[language].tooManyPixels);
  const small = await sharp(content, { limitInputPixels: mostPixels, failOn: "error" })
    .autoOrient()
    .resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 72 })
    .timeout({ seconds: 20 })
    .toBuffer()
    .catch(() => null);
  return small && files.keep(Readable.from([small]), "thumb.webp", limitFor, language, key);
}
