import { doneMessages, type teacherMediaEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { blankPrivateParts } from "../classroom/media-files/blankPrivateParts.ts";
import { makeThumb } from "../classroom/media-files/makeThumb.ts";
import { consentIn, recordConsent } from "../classroom/media-files/recordConsent.ts";
import { type Db, first, transaction, UnknownOutcome } from "../core/database.ts";
import type { Draft, Entity } from "../core/entities/entity.ts";
import { readOne } from "../core/entities/reading.ts";
import { checkReferences } from "../core/entities/references.ts";
import { createRow } from "../core/entities/writing.ts";
import { invalid, Refusal } from "../core/errors.ts";
import type { StoredUpload } from "../core/files/fileStore.ts";
import { rememberFiles } from "../core/files/files.ts";
import type { Call } from "../core/route.ts";
import { say } from "../core/say.ts";
import { type Answer, answerOnce } from "../core/server/idempotency.ts";
import { classNamed } from "../people/namedClass.ts";
import { teacherMedia } from "./teacherMedia.ts";
import { mediaSay } from "./teacherMediaSay.ts";

type Adding = Call<typeof teacherMediaEndpoints.create>;

const isOf = (kind: "image" | "video", { mime }: { mime: string }) => mime.startsWith(`${kind}/`);

/**
 * Adds a photo or video: removes camera metadata and makes a thumbnail before the write. A repeated key gets the
 * first reply.
 */
export async function addMedia(call: Adding): Promise<Answer> {
  const { services, language, uploads, body } = call;
  const plain = teacherMedia as unknown as Entity;
  await checkReferences(services.db, plain, [body as Draft], call.context, services.entities);
  const { userId } = await classNamed(services.db, body, call.context);
  consentIn(body, call.context);
  const file = uploads.get("file")?.[0]?.stored;
  if (!file || file.key !== body.file) throw invalid("file", mediaSay[language].choose);
  const isImage = isOf("image", file);
  if (!isImage && !isOf("video", file)) {
    throw new Refusal("unsupportedType", say[language].unsupported(mediaSay[language].kinds));
  }
  // Make the thumbnail first, because it rejects oversized pictures.
  const made = isImage ? await makeThumb(services.files, file, language) : await sentThumb(call);
  let hasRun = false;
  const run = async (tx: Db): Promise<Answer> => {
    hasRun = true;
    return { status: 201, body: await write(tx, call, userId, made) };
  };
  try {
    await blankPrivateParts(services.files, file);
    return await transaction(services.db, (tx) =>
      call.claim ? answerOnce(tx, call.claim, language, () => run(tx)) : run(tx),
    );
  } catch (error) {
    hasRun &&= error instanceof UnknownOutcome;
    throw error;
  } finally {
    if (made && !hasRun) await services.files.remove(made.key);
  }
}

/** A video's frame sent with it, or the key of an uploaded one. */
async function sentThumb({ uploads, services, language }: Adding): Promise<StoredUpload | null> {
  const frame = uploads.get("thumb")?.[0]?.stored;
  return frame && isOf("image", frame) ? makeThumb(services.files, frame, language) : null;
}

async function write(db: Db, call: Adding, userId: number, made: StoredUpload | null) {
  const { body, context, caller, services, language, uploads } = call;
  await checkTeacher(db, call);
  if (made) await rememberFiles(db, [{ stored: made }], caller);
  const isFrameSent = uploads.get("thumb") !== undefined;
  const thumb = made?.key ?? (isFrameSent ? null : await ownThumb(db, call));
  const { consent: _, consent_by: __, consent_until: ___, ...columns } = body;
  const draft = { ...columns, thumb, user_id: userId };
  const added = await createRow(db, teacherMedia, draft, context, services.entities);
  await sql`update files set guard = 'signed' where key in (${body.file}, ${thumb})`.execute(db);
  await recordConsent(db, [body.file], body, call);
  const data = body.consent ? await readOne(db, teacherMedia, added.id, context) : added;
  return { data, message: doneMessages[language].added(teacherMedia.resource.labels[language].one) };
}

/** The key of a frame that the caller sent beforehand. */
async function ownThumb(db: Db, { body, caller, language }: Adding): Promise<string | null> {
  if (!body.thumb) return null;
  const own = await first<{ key: string }>(
    db,
    sql`select key from files where key = ${body.thumb} and user_id = ${caller.id} and guard = 'signed'
      and mime like 'image/%' and not exists (select from teacher_media where key in (file, thumb)) for key share`,
  );
  if (!own) throw invalid("thumb", mediaSay[language].ownThumb);
  return own.key;
}

/** Checks that the shared sign-in's teacher belongs to the site. */
async function checkTeacher(db: Db, { body, language }: Adding): Promise<void> {
  if (!body.generic_teacher_id) return;
  const there = await first(
    db,
    sql`select id from generic_teachers where id = ${body.generic_teacher_id} and school_id = ${body.school_id} and is_active`,
  );
  if (!there) throw invalid("generic_teacher_id", mediaSay[language].otherTeacher);
}
