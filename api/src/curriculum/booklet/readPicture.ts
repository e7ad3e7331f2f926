import { buffer } from "node:stream/consumers";
import { fileUrl } from "@kindling/contract";
import { loadSharp } from "../../account/pictures/loadSharp.ts";
import type { FileStore } from "../../core/files/fileStore.ts";

/** As much of a picture as paper shows, in dots. */
const most = 1400;

/** Reads a stored picture in a format PDF supports; undefined if external, missing or unreadable. */
export async function readPicture(files: FileStore, address: string): Promise<Buffer | undefined> {
  const prefix = fileUrl("");
  if (!address.startsWith(prefix)) return undefined;
  const found = await files.open(address.slice(prefix.length));
  if (!found) return undefined;
  const bytes = await buffer(found.stream);
  const sharp = await loadSharp();
  return sharp(bytes)
    .autoOrient()
    .resize(most, most, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 84 })
    .toBuffer()
    .catch(() => undefined);
}
