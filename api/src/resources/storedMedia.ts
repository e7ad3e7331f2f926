import { fileUrl, type Localized } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first } from "../core/database.ts";
import type { Context } from "../core/entity.ts";
import { invalid } from "../core/errors.ts";

type Medium = "image" | "video";

const texts: Localized<Record<Medium, string>> = {
  en: {
    image: "The uploaded file is no picture; JPEG, PNG, WebP and GIF are",
    video: "The uploaded file is no video; MP4, WebM and MOV are",
  },
  es: {
    image: "El archivo subido no es una imagen; valen JPEG, PNG, WebP y GIF",
    video: "El archivo subido no es un vídeo; valen MP4, WebM y MOV",
  },
};

const own = fileUrl("");

/**
 * Sees that an address that stands for a picture or a film, when it is one of our own files, is one by its content. Whether
 * the file is kept at all the write itself sees.
 * @throws Refusal invalid at `path`.
 */
export async function checkMedium(
  db: Db,
  medium: Medium,
  path: string,
  address: string | null | undefined,
  { language }: Context,
): Promise<void> {
  if (!address?.startsWith(own)) return;
  const key = address.slice(own.length);
  const file = await first<{ mime: string }>(db, sql`select mime from files where key = ${key}`);
  if (file && !file.mime.startsWith(`${medium}/`)) throw invalid(path, texts[language][medium]);
}
