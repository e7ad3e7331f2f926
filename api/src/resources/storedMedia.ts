import { fileUrl, type Localized } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first } from "../core/database.ts";
import type { Context } from "../core/entity.ts";
import { invalid } from "../core/errors.ts";

type Medium = "image" | "video";

const texts: Localized<Record<Medium | "gone", string>> = {
  en: {
    image: "The uploaded file is no picture; JPEG, PNG, WebP and GIF are",
    video: "The uploaded file is no video; MP4, WebM and MOV are",
    gone: "This file is no longer kept; upload it again",
  },
  es: {
    image: "El archivo subido no es una imagen; valen JPEG, PNG, WebP y GIF",
    video: "El archivo subido no es un vídeo; valen MP4, WebM y MOV",
    gone: "Este archivo ya no se conserva; súbalo de nuevo",
  },
};

const own = fileUrl("");

/**
 * Sees that an address that stands for a picture or a film, when it is one of our own files, is one by its content.
 * @throws Refusal invalid at `path` when it is another kind of file, or none that is kept.
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
  if (!file) throw invalid(path, texts[language].gone);
  if (!file.mime.startsWith(`${medium}/`)) throw invalid(path, texts[language][medium]);
}
