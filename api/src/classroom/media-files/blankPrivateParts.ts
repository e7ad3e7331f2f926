import { pipeline, Transform } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { FileStore, StoredUpload } from "../../core/files/fileStore.ts";
import { inJpeg } from "./inJpeg.ts";
import { inMovie } from "./inMovie.ts";
import { inPng } from "./inPng.ts";
import { inWebp } from "./inWebp.ts";
import type { FindPrivateParts, PrivatePart, ReadAt } from "./privatePart.ts";

const finders: Readonly<Record<string, FindPrivateParts>> = {
  "image/jpeg": inJpeg,
  "image/png": inPng,
  "image/webp": inWebp,
  "video/mp4": inMovie,
  "video/quicktime": inMovie,
};

/** The types of files in which something can be blanked. */
export const blankedTypes: readonly string[] = Object.keys(finders);

/** It was judged when it was uploaded. */
const anyFile = () => ({ types: [], max_mb: Number.POSITIVE_INFINITY });

/**
 * Blanks metadata such as place, time, device and name in a stored file. Nothing is re-encoded; size and key stay.
 */
export async function blankPrivateParts(
  files: FileStore,
  { key, mime, name, size }: StoredUpload,
): Promise<void> {
  const readAt: ReadAt = async (start, length) => {
    const end = Math.min(size, start + length) - 1;
    const opened = end < start ? undefined : await files.open(key, { start, end });
    return opened ? buffer(opened.stream) : Buffer.alloc(0);
  };
  const parts = (await finders[mime]?.(readAt, size)) ?? [];
  const opened = parts.length > 0 ? await files.open(key) : undefined;
  if (!opened) return;
  // Takes the place of what was there in one step, so that a crash leaves the one or the other.
  // What breaks while it is read ends the writing, too.
  const blanked = pipeline(opened.stream, blanking(parts), () => undefined);
  await files.keep(blanked, name, anyFile, "en", { key });
}

function blanking(parts: readonly PrivatePart[]): Transform {
  let at = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const here = at;
      at += chunk.length;
      for (const { start, end, head } of parts) {
        if (end <= here || start >= at) continue;
        chunk.fill(0, Math.max(0, start - here), Math.min(chunk.length, end - here));
        for (const [index, byte] of head?.entries() ?? []) {
          const place = start + index - here;
          if (place >= 0 && place < chunk.length && start + index < end) chunk[place] = byte;
        }
      }
      done(null, chunk);
    },
  });
}
