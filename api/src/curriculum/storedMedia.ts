import { fileUrl, type Localized } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first } from "../core/database.ts";
import type { Context } from "../core/entities/entity.ts";
import { invalid } from "../core/errors.ts";

type Medium = "image" | "video";

const texts: Localized<Record<Medium | "gone", string>> = {
  en: {
    image: "This file isn't a picture. Use JPEG, PNG, WebP or GIF.",
    video: "This file isn't a video. Use MP4, WebM or MOV.",
    gone: "This file no longer exists. Upload it again.",
  },
  es: {
    image: "Este archivo no es una imagen. Use JPEG, PNG, WebP o GIF.",
    video: "Este archivo no es un video. Use MP4, WebM o MOV.",
    gone: "Este archivo ya no existe. Súbalo de nuevo.",
  },
};

const own = fileUrl("");

/**
 * Checks that a URL of one of our files is a picture or video, by content.
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
  if (!file) throw invalid(path, texts[language].gone);
  if (!file.mime.startsWith(`${medium}/`)) throw invalid(path, texts[language][medium]);
}
