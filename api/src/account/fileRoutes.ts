import { doneMessages, fileEndpoints, fileUrl, type Localized } from "@kindling/contract";
import { sql } from "kysely";
import { first, transaction } from "../core/database.ts";
import { invalid, Refusal } from "../core/errors.ts";
import { heldKeys } from "../core/files/fileKeeping.ts";
import { fileLinks } from "../core/files/fileLinks.ts";
import { dispositionOf, partAsked } from "../core/files/sendFile.ts";
import { openRoute, type Route, route } from "../core/route.ts";
import { say } from "../core/say.ts";
import { isHidden } from "../people/shared/lostConsent.ts";

const texts: Localized<Record<"file" | "choose" | "held" | "gone", string>> = {
  en: {
    file: "File",
    choose: "Choose a file",
    held: "This file is still in use. Remove it there first.",
    gone: "This link has expired. Open the page it came from again.",
  },
  es: {
    file: "Archivo",
    choose: "Elija un archivo",
    held: "Este archivo todavía está en uso. Quítelo primero de ahí.",
    gone: "Este enlace venció. Vuelva a abrir la página de la que viene.",
  },
};

/** What a browser shows by itself, harmlessly; anything else is saved. */
const isShown = (mime: string) => /^(?:image|video|audio)\//.test(mime);

// A key's content never changes; the cache ends after a day so that deleted files disappear.
const aDay = 86_400;

/** For which a browser follows an address to the store of files. */
const byElement = new Set<string | undefined>(["audio", "document", "image", "video"]);

/** Uploads, serves and deletes files. */
export const fileRoutes: Route[] = [
  route(fileEndpoints.upload, ({ uploads, language }) => {
    const stored = uploads.get("file")?.[0]?.stored;
    if (!stored) throw invalid("file", texts[language].choose);
    const { key, name, mime, size } = stored;
    const message = doneMessages[language].added(texts[language].file);
    return Promise.resolve({ data: { fileKey: key, name, mime, size, url: fileUrl(key) }, message });
  }),
  route(fileEndpoints.read, async ({ db, params, query, range, services, language, context, fetchedFor }) => {
    const row = await first<{ name: string; mime: string; size: number; guard: "signed" | null }>(
      db,
      sql`select name, mime, size, guard from files f where key = ${params.key} and guard is distinct from 'closed'
        and (guard is null or not ${isHidden(sql`f.key`, context.today)})`,
    );
    const isOpen = !row?.guard || fileLinks(services).secondsLeft(params.key, query) > 0;
    if (!isOpen) throw new Refusal("forbidden", texts[language].gone);
    const shown = row && { type: row.mime, name: row.name, inline: isShown(row.mime) };
    const { links } = services.files;
    // What may be hidden at any moment stays with us, and so does what a script fetches, which may go nowhere else.
    if (shown && links && !row.guard && byElement.has(fetchedFor)) {
      const disposition = dispositionOf(shown);
      return { ...shown, file: "", elsewhere: await links.to(params.key, { ...shown, disposition }) };
    }
    const part = row && partAsked(range, row.size);
    const opened = row && (await services.files.open(params.key, part));
    if (!row || !shown || !opened)
      throw new Refusal("notFound", say[language].notFound(texts[language].file));
    // No browser keeps what may be hidden at any moment.
    return { ...shown, file: opened.stream, size: row.size, part, ...(!row.guard && { keepSeconds: aDay }) };
  }),
  openRoute(fileEndpoints.remove, async ({ query, caller, services, language }) => {
    const { fileKey } = query;
    await transaction(services.db, async (tx) => {
      const own = await first(
        tx,
        sql`select key from files where key = ${fileKey} and user_id = ${caller.id} for update`,
      );
      if (!own) throw new Refusal("notFound", say[language].notFound(texts[language].file));
      const held = await heldKeys(tx, [fileKey]);
      if (held.size > 0) throw new Refusal("conflict", texts[language].held);
      await sql`delete from files where key = ${fileKey}`.execute(tx);
    });
    // A crash before this leaves an orphaned file that nobody can reach.
    await services.files.remove(fileKey);
    return { message: doneMessages[language].deleted(texts[language].file) };
  }),
];
