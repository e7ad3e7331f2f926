import type { thankYouLinkEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { notify } from "../../account/notifications/notify.ts";
import { staffWith } from "../../account/notifications/staffWith.ts";
import { blankPrivateParts } from "../../classroom/media-files/blankPrivateParts.ts";
import { makeThumb } from "../../classroom/media-files/makeThumb.ts";
import { type Db, insistently, transaction, UnknownOutcome } from "../../core/database.ts";
import type { Draft, Entity } from "../../core/entities/entity.ts";
import { writeChanges } from "../../core/entities/writing.ts";
import { invalid } from "../../core/errors.ts";
import type { StoredUpload } from "../../core/files/fileStore.ts";
import type { Call } from "../../core/route.ts";
import { say } from "../../core/say.ts";
import { thankYouMailKinds } from "./thankYouLetters.ts";
import { findOpenLink, readLinkPage, type ThankYouLink } from "./thankYouLink.ts";
import { thankYouSay } from "./thankYouSay.ts";
import { thankYou } from "./thankYous.ts";

type Posting = Call<typeof thankYouLinkEndpoints.post>;
type Part = "photo" | "film";

const kindOf = { photo: "image", film: "video" } as const;

/** The file sent as photo or film; undefined leaves what is there, null removes it. */
function sentFile(call: Posting, part: Part): StoredUpload | null | undefined {
  const { body, uploads, language } = call;
  const text = thankYouSay[language];
  const key = body[part];
  if (key === undefined || key === null) return key;
  const file = uploads.get(part)?.[0]?.stored;
  // A key by itself could name a file of somebody else.
  if (!file || file.key !== key) throw invalid(part, part === "photo" ? text.choosePhoto : text.chooseFilm);
  if (!file.mime.startsWith(`${kindOf[part]}/`)) {
    const taken = part === "photo" ? text.photoOnly : text.filmOnly;
    throw invalid(part, say[language].unsupported(taken));
  }
  return file;
}

/** Keeps what was posted, by nobody who has an account. */
async function write(tx: Db, call: Posting, link: ThankYouLink, files: Record<string, StoredUpload | null>) {
  const { body, context, services } = call;
  for (const stored of Object.values(files)) {
    if (!stored) continue;
    await sql`insert into files (key, name, mime, size, guard)
      values (${stored.key}, ${stored.name}, ${stored.mime}, ${stored.size}, 'signed')`.execute(tx);
  }
  const keys = Object.fromEntries(Object.entries(files).map(([name, stored]) => [name, stored?.key ?? null]));
  const draft: Draft = {
    words: body.words,
    signed_as: body.signed_as,
    ...keys,
    state: "waiting",
    posted_at: services.now().toISOString(),
    reason: null,
  };
  // What is replaced can't be read any more; the nightly cleanup removes it.
  const replaced = [keys["photo"] !== undefined && link.photo, keys["film"] !== undefined && link.film];
  await sql`update files set guard = 'closed' where key = any(${replaced.filter(Boolean)}::text[])`.execute(
    tx,
  );
  const plain = thankYou as unknown as Entity;
  await writeChanges(tx, plain, [{ id: link.id, draft }], context, services.entities);
  if (link.state !== "waiting") await tellStaff(tx, link.id);
}

/** Tells everyone who manages charities that a thank-you waits. */
function tellStaff(tx: Db, id: number): Promise<void> {
  const mail = { kind: thankYouMailKinds.waiting, data: { thank_you: id } };
  return notify(tx, {
    kind: "approval",
    topic: "thank_you",
    thing: id,
    people: staffWith("Charities"),
    mail,
  });
}

/** Posts a thank-you by its link, or changes it: its files are cleaned before the write. */
export async function postThankYou(call: Posting) {
  const { services, language } = call;
  const { db } = services;
  const photo = sentFile(call, "photo");
  const film = sentFile(call, "film");
  let thumb: StoredUpload | null = null;
  let isUnknown = false;
  try {
    if (photo) thumb = await makeThumb(services.files, photo, language);
    for (const file of [photo, film]) if (file) await blankPrivateParts(services.files, file);
    const files = {
      ...(photo !== undefined && { photo, thumb }),
      ...(film !== undefined && { film }),
    };
    await insistently(() =>
      transaction(db, async (tx) => {
        const link = await findOpenLink({ ...linkOf(call), db: tx }, sql`for no key update`);
        await write(tx, call, link, files);
      }),
    );
  } catch (error) {
    isUnknown = error instanceof UnknownOutcome;
    if (thumb && !isUnknown) await services.files.remove(thumb.key);
    throw error;
  }
  const data = await readLinkPage(db, await findOpenLink(call), services);
  return { data, message: thankYouSay[language].posted };
}

/** A call's getters can't be spread. */
const linkOf = ({ params, address, language }: Posting) => ({ params, address, language });
