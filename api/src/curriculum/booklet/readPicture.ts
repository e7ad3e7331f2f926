import { buffer } from "node:stream/consumers";
import { fileUrl } from "@kindling/contract";
import { fitPicture } from "../../account/pictures/fitPicture.ts";
import type { FileStore } from "../../core/files/fileStore.ts";

/** As much of a picture as paper shows, in dots. */
const most = 1400;

/** Reads a stored picture in a format PDF supports; undefined if external, missing or unreadable. */
export async function readPicture(files: FileStore, address: string): Promise<Buffer | undefined> {
  const prefix = fileUrl("");
  if (!address.startsWith(prefix)) return undefined;
  const found = await files.open(address.slice(prefix.length));
  if (!found) return undefined;
  const picture = await fitPicture(await buffer(found.stream), most);
  return picture
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 84 })
    .toBuffer()
    .catch(() => undefined);
}
