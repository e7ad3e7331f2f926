import { type teacherMedia as resource, teacherMediaEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import type { z } from "zod";
import { makeThumb } from "../classroom/media-files/makeThumb.ts";
import { sole } from "../core/database.ts";
import { crudRoutes, editRow } from "../core/entities/crudRoutes.ts";
import { readOne, readPage } from "../core/entities/reading.ts";
import { invalid } from "../core/errors.ts";
import { fileLinks } from "../core/files/fileLinks.ts";
import { openRoute, type Route, route } from "../core/route.ts";
import type { Services } from "../core/services.ts";
import { addMedia } from "./addMedia.ts";
import { teacherMedia } from "./teacherMedia.ts";
import { mediaSay } from "./teacherMediaSay.ts";

type Row = z.output<typeof resource.row>;

const { list, get, create, update, remove, thumb, consent, giveConsent } = teacherMediaEndpoints;

/** A row whose addresses open its files for the next hour or two. */
function signed(row: Row, services: Services): Row {
  const links = fileLinks(services);
  const file = { ...row.file, url: links.urlOf(row.file.fileKey) };
  const small = row.thumb && { ...row.thumb, url: links.urlOf(row.thumb.fileKey) };
  return { ...row, file, url: file.url, thumb: small, thumb_url: small?.url ?? null };
}

const teacherMediaRoutes: Route[] = [
  route(list, async ({ db, query, context, services }) => {
    const page = await readPage(db, teacherMedia, query, context);
    return { ...page, data: page.data.map((row) => signed(row, services)) };
  }),
  route(get, async ({ db, params, context, services }) => ({
    data: signed(await readOne(db, teacherMedia, params.id, context), services),
  })),
  openRoute(create, async (call) => {
    const { body } = await addMedia(call);
    const { data, message } = body as { data: Row; message: string };
    return { data: signed(data, call.services), message };
  }),
  route(update, async (call) => {
    const { data, message } = await editRow(call, teacherMedia);
    return { data: signed(data, call.services), message };
  }),
  ...crudRoutes({ remove }, teacherMedia),
  route(thumb, async ({ db, uploads, services, language }) => {
    const sent = uploads.get("file")?.[0]?.stored;
    if (!sent) throw invalid("file", mediaSay[language].choose);
    // Shrunk in its own place, so that nothing of what was sent stays.
    const small = sent.mime.startsWith("image/")
      ? await makeThumb(services.files, sent, language, sent.key)
      : null;
    if (!small) throw invalid("file", mediaSay[language].unreadable);
    const { key, name, mime, size } = small;
    await sql`update files set name = ${name}, mime = ${mime}, size = ${size}, guard = 'signed' where key = ${key}`.execute(
      db,
    );
    const url = fileLinks(services).urlOf(key);
    return { data: { fileKey: key, name, mime, size, url }, message: mediaSay[language].kept };
  }),
  route(consent, async ({ db, caller }) => ({
    data: await sole<{ consented_at: string | null }>(
      db,
      sql`select media_consent_at as consented_at from users where id = ${caller.id}`,
    ),
  })),
  route(giveConsent, async ({ db, caller, language }) => {
    const data = await sole<{ consented_at: string }>(
      db,
      sql`update users set media_consent_at = coalesce(media_consent_at, now()) where id = ${caller.id}
        returning media_consent_at as consented_at`,
    );
    return { data, message: mediaSay[language].consented };
  }),
];

/** Storage and routes of teacher media. */
export const teacherMediaModule = { entity: teacherMedia, routes: teacherMediaRoutes };
