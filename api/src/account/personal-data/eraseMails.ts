import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { KnownAs } from "./namesOf.ts";
import { textsOfMail, UnsearchablePart } from "./textsOfMail.ts";

/** Between the cells of a table of text. */
const separators = /["\t,;]+\s*/g;

/** Whether an email names one of the words; one that can't be searched counts as if it did. */
async function isAbout(raw: string, words: readonly string[]): Promise<boolean> {
  try {
    for await (const text of textsOfMail(raw)) {
      const plain = text.toLowerCase();
      const apart = plain.replaceAll(separators, " ").replaceAll("  ", " ");
      if (words.some((word) => plain.includes(word) || apart.includes(word))) return true;
    }
    return false;
  } catch (error) {
    if (error instanceof UnsearchablePart) return true;
    throw error;
  }
}

/** Removes kept emails (.eml) to a person or about them, and those with an attachment that can't be searched. */
export async function eraseMails(
  dataDir: string,
  { names, emails }: KnownAs,
  isShared: boolean,
): Promise<void> {
  const folder = path.join(dataDir, "mail");
  const full = isShared ? [] : names.flatMap(({ first, last }) => [`${first} ${last}`, `${last} ${first}`]);
  const words = [...emails, ...full].map((word) => word.toLowerCase());
  const kept = await readdir(folder).catch(() => []);
  for (const name of kept) {
    const file = path.join(folder, name);
    const raw = await readFile(file, "latin1").catch(() => "");
    if (await isAbout(raw, words)) await rm(file, { force: true });
  }
}
