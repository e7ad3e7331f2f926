import type { ClassReply, ReplyState, thankYouReplyEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { notify } from "../../account/notifications/notify.ts";
import { staffWith } from "../../account/notifications/staffWith.ts";
import { enterClassroom } from "../../classroom/enterClassroom.ts";
import { type Db, first, rows, sole } from "../../core/database.ts";
import type { Draft, Entity } from "../../core/entities/entity.ts";
import { createRow, writeChanges } from "../../core/entities/writing.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import type { Call } from "../../core/route.ts";
import { replySay } from "./replySay.ts";
import { thankYouMailKinds } from "./thankYouLetters.ts";
import { thankYouReply } from "./thankYouReplies.ts";
import { givenFor } from "./thankYous.ts";

interface Class {
  readonly userId: number;
  readonly schoolId: number;
}

interface Current {
  readonly id: number;
  readonly state: ReplyState;
}

type Asked = Pick<Call<typeof thankYouReplyEndpoints.send>, "db" | "params" | "caller" | "language">;

const plain = thankYouReply as unknown as Entity;

/** A class's reply as it sees it; why it was sent back only while it is. */
const columns = sql`r.state, r.words, r.consent, r.consent_by, r.consent_until, case when r.state = 'sent_back' then r.reason end as reason`;

/** The replies of a class, by thank-you. */
export async function readClassReplies(
  db: Db,
  { userId, schoolId }: Class,
): Promise<ReadonlyMap<number, ClassReply>> {
  const found = await rows<ClassReply & { thank_you_id: number }>(
    db,
    sql`select r.thank_you_id, ${columns} from thank_you_replies r where r.user_id = ${userId} and r.school_id = ${schoolId}`,
  );
  return new Map(found.map(({ thank_you_id, ...reply }) => [thank_you_id, reply]));
}

const readReply = (db: Db, id: number) =>
  sole<ClassReply>(db, sql`select ${columns} from thank_you_replies r where r.id = ${id}`);

/**
 * Checks that a class of the caller's sees a thank-you, before the call's body is looked at.
 * @throws Refusal notFound otherwise.
 */
async function checkSeen({ db, params, caller, language }: Asked): Promise<void> {
  const seen = await first(
    db,
    sql`select t.id from thank_yous t where t.id = ${params.id} and t.state = 'approved'
      and exists (select from ${givenFor} and b.user_id = ${caller.id} and b.school_id = any(${caller.schoolIds}::int[]))`,
  );
  if (!seen) throw new Refusal("notFound", replySay[language].notThanked);
}

/** Holds the thank-you, so that two replies of a class come one after the other; and the reply that there is. */
async function holdReply(db: Db, thankYouId: number, { userId, schoolId }: Class) {
  const seen = await first<{ id: number }>(
    db,
    sql`select t.id from thank_yous t where t.id = ${thankYouId} and t.state = 'approved'
      and exists (select from ${givenFor} and b.user_id = ${userId} and b.school_id = ${schoolId}) for no key update`,
  );
  const current = await first<Current>(
    db,
    sql`select id, state from thank_you_replies where thank_you_id = ${thankYouId} and user_id = ${userId}
      and school_id = ${schoolId} for update`,
  );
  return { isSeen: seen !== undefined, current };
}

/** What is kept of the students: who recorded consent and until when, if there is any. */
function consentIn({ body, language, context }: Call<typeof thankYouReplyEndpoints.send>): Draft {
  const { consent, consent_by, consent_until } = body;
  const say = replySay[language];
  if (consent === "nobody_named") return { consent, consent_by: null, consent_until: null };
  if (!consent_by) throw invalid("consent_by", say.whoConsented);
  if (!consent_until) throw invalid("consent_until", say.untilWhen);
  if (consent_until < context.today) throw invalid("consent_until", say.expired);
  return { consent, consent_by, consent_until };
}

/** Sends a class's reply to staff, or changes it until they have decided. */
export async function sendReply(call: Call<typeof thankYouReplyEndpoints.send>) {
  await checkSeen(call);
  const { db, params, body, context, language, services } = call;
  const say = replySay[language];
  const room = await enterClassroom(db, body.school_id, context);
  const { isSeen, current } = await holdReply(db, params.id, room);
  if (!isSeen) throw new Refusal("notFound", say.notThanked);
  if (
    current &&
    current.state !== "waiting" &&
    current.state !== "sent_back" &&
    current.state !== "withdrawn"
  )
    throw new Refusal("conflict", say.settled);
  const draft: Draft = {
    words: body.words,
    ...consentIn(call),
    state: "waiting",
    reason: null,
    confirmed_by: context.caller.id,
    confirmed_at: services.now().toISOString(),
  };
  let id = current?.id;
  if (id === undefined) {
    const of = { thank_you_id: params.id, user_id: room.userId, school_id: room.schoolId };
    id = (await createRow(db, thankYouReply, { ...draft, ...of } as never, context, services.entities)).id;
  } else await writeChanges(db, plain, [{ id, draft }], context, services.entities);
  if (current?.state !== "waiting") await tellStaff(db, id);
  return { data: await readReply(db, id), message: say.sent };
}

function tellStaff(db: Db, id: number): Promise<void> {
  const mail = { kind: thankYouMailKinds.replyWaiting, data: { reply: id } };
  const people = staffWith("Charities");
  return notify(db, { kind: "approval", topic: "thank_you_reply", thing: id, people, mail });
}

/** Checks that a class of the caller's has replied to a thank-you, which may have been withdrawn since. */
async function checkOwn({ db, params, caller, language }: Asked): Promise<void> {
  const own = await first(
    db,
    sql`select id from thank_you_replies where thank_you_id = ${params.id} and user_id = ${caller.id}`,
  );
  if (!own) throw new Refusal("notFound", replySay[language].noReply);
}

/** Withdraws a class's reply: the charity doesn't see it any more. */
export async function withdrawReply(call: Call<typeof thankYouReplyEndpoints.withdraw>) {
  await checkOwn(call);
  const { db, params, body, context, language, services } = call;
  const say = replySay[language];
  const room = await enterClassroom(db, body.school_id, context);
  const { current } = await holdReply(db, params.id, room);
  if (!current) throw new Refusal("notFound", say.noReply);
  const draft: Draft = { state: "withdrawn", reason: null };
  if (current.state !== "withdrawn")
    await writeChanges(db, plain, [{ id: current.id, draft }], context, services.entities);
  return { data: await readReply(db, current.id), message: say.withdrawn };
}
