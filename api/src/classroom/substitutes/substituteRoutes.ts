import { randomInt, randomUUID } from "node:crypto";
import {
  substituteEndpoints as calls,
  type Language,
  type SubstituteLink,
  sites,
  substituteDaysAhead,
  substitutePinLength,
  substituteWrongPins,
} from "@kindling/contract";
import { sql } from "kysely";
import { findManaged } from "../../account/findManaged.ts";
import { hashPassword, verifyPassword } from "../../account/passwords/passwords.ts";
import { readProfile } from "../../account/profile.ts";
import { admitTry, forgetFailures } from "../../account/throttle.ts";
import { type Db, first, rows, sole, transaction } from "../../core/database.ts";
import { outOfScope } from "../../core/entities/reading.ts";
import { invalid, Refusal, unknownReference } from "../../core/errors.ts";
import { type Call, openRoute, type Route, route } from "../../core/route.ts";
import { findPerson } from "../../core/server/loginCheck.ts";
import { hashToken, randomToken, type TokenKit } from "../../core/server/tokens.ts";
import { addDays } from "../../curriculum/planning/days.ts";
import { noteRefusal } from "../../people/security/noteRefusal.ts";
import { personName } from "../../people/shared/personName.ts";
import { enterClassroom } from "../enterClassroom.ts";
import { endLink, findLink, type KeptLink, linksOf, tellOf } from "./substituteLinks.ts";
import { substituteSay } from "./substituteSay.ts";

type Calling = Pick<Call, "services" | "context" | "language" | "userAgent">;

interface Wanted {
  readonly teacherId: number;
  readonly schoolId: number;
  readonly day: string | undefined;
}

/** A PIN of digits, each as likely as any other. */
const newPin = () => String(randomInt(10 ** substitutePinLength)).padStart(substitutePinLength, "0");

async function makeLink(db: Db, call: Calling, pin: { text: string; hash: string }, wanted: Wanted) {
  const { context, language, services } = call;
  const { teacherId, schoolId, day = context.today } = wanted;
  const { today, timeZone, caller } = context;
  if (day < today || day > addDays(today, substituteDaysAhead))
    throw invalid("day", substituteSay[language].days);
  const teacher = await findPerson(db, teacherId);
  if (teacher?.role !== "Instructor" || !teacher.schoolIds.includes(schoolId))
    throw invalid("school_id", substituteSay[language].notThere);
  const token = randomToken();
  const startOf = (date: string) => sql`(${date}::date)::timestamp at time zone ${timeZone}`;
  const link = await sole<KeptLink>(
    db,
    sql`with made as (insert into substitute_links (user_id, school_id, day, token_hash, pin_hash, made_by, starts_at, ends_at)
        values (${teacherId}, ${schoolId}, ${day}, ${hashToken(token)}, ${pin.hash}, ${caller.id}, ${startOf(day)}, ${startOf(addDays(day, 1))})
        returning id, user_id, school_id, day)
      select m.*, s.name::text as site, ${personName("u")} as teacher from made m join sites s on s.id = m.school_id join users u on u.id = m.user_id`,
  );
  const after = { substitute_link: link.id, substitute_day: day, substitute_site: link.site };
  await tellOf(db, link, after, "substitute_made", call);
  const url = `${services.settings.appUrl}/join#s.${token}`;
  const data = { id: link.id, day, site: link.site, teacher: link.teacher, url, pin: pin.text };
  return { data, message: substituteSay[language].made };
}

async function endByHand(db: Db, call: Calling, linkId: number, teacherId: number) {
  const { language } = call;
  const link = await first<KeptLink>(db, findLink(sql`k.id = ${linkId} and k.user_id = ${teacherId}`));
  const labels = calls.endOwn.labels;
  if (!link) throw unknownReference("link", labels, language);
  if (!(await endLink(db, link, call))) throw new Refusal("conflict", substituteSay[language].endedBefore);
  return { message: substituteSay[language].ended };
}

/** Hashed before the transaction, because it takes its time. */
async function pinned() {
  const text = newPin();
  return { text, hash: await hashPassword(text) };
}

/** Links of a teacher's substitutes. Of link and PIN only hashes are kept, and no answer that holds them. */
export function substituteRoutes(tokens: TokenKit): Route[] {
  return [
    route(calls.own, async ({ db, query, context }) => {
      const { userId, schoolId } = await enterClassroom(db, query.school_id, context);
      return {
        data: await rows<SubstituteLink>(
          db,
          linksOf(sql`k.user_id = ${userId} and k.school_id = ${schoolId}`),
        ),
      };
    }),
    openRoute(calls.makeOwn, async (call) => {
      const { services, body, context } = call;
      const pin = await pinned();
      return transaction(services.db, async (db) => {
        const { userId, schoolId } = await enterClassroom(db, body.school_id, context);
        return makeLink(db, call, pin, { teacherId: userId, schoolId, day: body.day });
      });
    }),
    route(calls.endOwn, (call) => endByHand(call.db, call, call.body.link, call.caller.id)),
    route(calls.list, async (call) => {
      const { id } = await findManaged(call, call.params.id);
      return { data: await rows<SubstituteLink>(call.db, linksOf(sql`k.user_id = ${id}`)) };
    }),
    openRoute(calls.make, async (call) => {
      const { services, params, context, language } = call;
      const pin = await pinned();
      return transaction(services.db, async (db) => {
        const { id } = await findManaged({ db, context }, params.id);
        const { school_id: schoolId, day } = call.body;
        const site = services.entities.get("site");
        if (!site || (await outOfScope(db, site, [schoolId], context)).length > 0)
          throw unknownReference("school_id", sites.labels, language);
        return makeLink(db, call, pin, { teacherId: id, schoolId, day });
      });
    }),
    route(calls.end, async (call) => {
      const { id } = await findManaged(call, call.params.id);
      return endByHand(call.db, call, call.body.link, id);
    }),
    openRoute(calls.read, async (call) => {
      const { day, state } = await known(call);
      return { data: { day, state } };
    }),
    // Its own transactions, so that a wrong PIN is counted though the call is refused.
    openRoute(calls.enter, async (call) => {
      const link = await known(call);
      const name = hashToken(call.body.token);
      await admitTry(call, { name, apart: "substitute", account: link.user_id, reason: "substitute_pin" });
      await checkPin(call, link);
      await forgetFailures(call.services.db, `substitute:${name}`);
      return transaction(call.services.db, (db) => enter(db, tokens, call, link));
    }),
  ];
}

type Entering = Pick<Call<typeof calls.enter>, "body" | "address"> & Calling;

/** Finds the link of a token. Unknown ones count as attempts, as wrong passwords do. */
async function known(call: Omit<Entering, "body"> & { body: { token: string } }): Promise<KeptLink> {
  const { services, body, language } = call;
  const hash = hashToken(body.token);
  const link = await first<KeptLink>(services.db, findLink(sql`k.token_hash = ${hash}`));
  if (link) return link;
  await admitTry(call, { name: hash, apart: "substitute", reason: "substitute_pin" });
  throw new Refusal("notFound", substituteSay[language].unknown);
}

const refuse = (state: KeptLink["state"], language: Language) =>
  new Refusal("conflict", substituteSay[language].states[state]);

/** Checks a PIN. The attempt counts before it is compared, so that guesses at the same moment don't slip through. */
async function checkPin(call: Entering, link: KeptLink): Promise<void> {
  const { services, body, language, context, userAgent } = call;
  if (link.state !== "open") throw refuse(link.state, language);
  const tried = await first<{ wrong_pins: number; pin_hash: string }>(
    services.db,
    sql`update substitute_links set wrong_pins = wrong_pins + 1
      where id = ${link.id} and ended_at is null and wrong_pins < ${substituteWrongPins} returning wrong_pins, pin_hash`,
  );
  if (!tried) throw refuse("locked", language);
  if (await verifyPassword(tried.pin_hash, body.pin)) return;
  const facts = { reason: "wrong_pin" };
  noteRefusal(
    services.db,
    { kind: "substitute_refused", account: link.user_id, facts },
    { ...context, userAgent },
  );
  const left = substituteWrongPins - tried.wrong_pins;
  if (left > 0) throw invalid("pin", substituteSay[language].wrong(left));
  await transaction(services.db, (db) => endLink(db, link, call, tried.wrong_pins));
  throw refuse("locked", language);
}

/** Opens the sign-in of a substitute: as the teacher, at the link's site alone, until the link ends. */
async function enter(db: Db, tokens: TokenKit, call: Entering, { id, user_id, school_id }: KeptLink) {
  const { language, context, address, userAgent, services } = call;
  await sql`select id from substitute_links where id = ${id} for update`.execute(db);
  const link = await sole<KeptLink>(db, findLink(sql`k.id = ${id}`));
  if (link.state !== "open") throw refuse(link.state, language);
  const teacher = await findPerson(db, user_id);
  if (teacher?.role !== "Instructor" || !teacher.schoolIds.includes(school_id))
    throw refuse("ended", language);
  const loginId = randomUUID();
  const { until, isFirst } = await sole<{ until: string; isFirst: boolean }>(
    db,
    sql`with opened as (insert into logins (id, user_id, substitute_link, expires_at, address, user_agent)
        select ${loginId}, user_id, id, ends_at, ${address}, ${userAgent} from substitute_links where id = ${id})
      update substitute_links k set wrong_pins = 0, first_used_at = coalesce(k.first_used_at, now())
        from substitute_links was where k.id = ${id} and was.id = k.id
        returning k.ends_at as until, was.first_used_at is null as "isFirst"`,
  );
  if (isFirst) {
    const after = { substitute_link: id, substitute_entered: services.now().toISOString() };
    await tellOf(db, link, after, "substitute_entered", call);
  }
  const { today } = context;
  const substitute = { link: id, schoolId: school_id };
  const profile = await readProfile(db, user_id, today, services.settings, substitute);
  const { email, role, user_type, new_login } = profile;
  // It outlives the link a little, so that it is the server that says that the link is over.
  const seconds = Math.max(0, (Date.parse(until) - Date.now()) / 1000) + 3600;
  const claims = { sub: String(user_id), email, role, user_type, new_login, jti: loginId };
  const token = tokens.sign(claims, Math.round(seconds));
  return {
    data: { token, ...profile, substitute_until: until },
    message: substituteSay[language].entered,
  };
}
