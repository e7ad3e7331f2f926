import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { fileUrl } from "@kindling/contract";
import { limitFor } from "../../core/files/uploadLimits.ts";
import type { DemoRun } from "./demoRun.ts";
import { insertLinks } from "./insertRows.ts";

/** The films, pictures and printable pages as they are in the repository. */
export const mediaFolder = path.join(import.meta.dirname, "../files");

/** What people see a file called. */
const titled = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1).replaceAll("-", " ")}`;

/** The films, pictures and printable pages of the demo program, in the file store. */
export interface DemoMedia {
  /** The key of a file, by its name in the folder of media. */
  keyOf(name: string): string;
  /** The address from which browsers read it. */
  addressOf(name: string): string;
}

/** Stores demo media under keys from the seed, so that a retry overwrites the same files. */
export async function storeMedia({ tx, files, seed, begun }: DemoRun): Promise<DemoMedia> {
  const stored = new Map<string, string>();
  const present = (await readdir(mediaFolder)).filter((name) => !name.endsWith(".md")).sort();
  const rows = await Promise.all(
    present.map(async (name) => {
      const key = createHash("sha256")
        .update(`kindling demo ${seed} ${name}`)
        .digest("base64url")
        .slice(0, 32);
      stored.set(name, key);
      const content = createReadStream(path.join(mediaFolder, name));
      return { ...(await files.keep(content, titled(name), limitFor, "en", { key })), created_at: begun };
    }),
  );
  await insertLinks(tx, "files", rows);
  const keyOf = (name: string): string => {
    const key = stored.get(name);
    if (key === undefined) throw new Error(`The demo program has no file ${name}`);
    return key;
  };
  return { keyOf, addressOf: (name) => fileUrl(keyOf(name)) };
}
