import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { KnownAs } from "./namesOf.ts";

const ofQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, "")
      .replaceAll(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    "latin1",
  ).toString("utf8");

const ofEncodedWords = (text: string) =>
  text
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?(q|b)\?([^?]*)\?=/gi, (_, way: string, word: string) =>
      way.toLowerCase() === "b"
        ? Buffer.from(word, "base64").toString("utf8")
        : ofQuotedPrintable(word.replaceAll("_", " ")),
    );

/** All that an email says, however its parts are encoded; attachments that are packed are not read. */
export function textOfMail(raw: string): string {
  const blocks = [...raw.matchAll(/(?:^[A-Za-z0-9+/]{60,}\r?\n)*^[A-Za-z0-9+/]+={0,2}\r?$/gm)].map(
    ([block]) => Buffer.from(block, "base64").toString("utf8"),
  );
  return [raw, ofEncodedWords(raw), ofQuotedPrintable(raw), ...blocks].join("\n").replaceAll(/\s+/g, " ");
}

/** Removes kept emails (.eml) to a person or about them. */
export async function eraseMails(
  dataDir: string,
  { names, emails }: KnownAs,
  isShared: boolean,
): Promise<void> {
  const folder = path.join(dataDir, "mail");
  const words = [...emails, ...(isShared ? [] : names.map(({ first, last }) => `${first} ${last}`))].map(
    (word) => word.toLowerCase(),
  );
  const kept = await readdir(folder).catch(() => []);
  for (const name of kept) {
    const file = path.join(folder, name);
    const text = textOfMail(await readFile(file, "latin1").catch(() => "")).toLowerCase();
    if (words.some((word) => text.includes(word))) await rm(file, { force: true });
  }
}
