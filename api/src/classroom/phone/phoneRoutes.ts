import { phoneEndpoints as calls, type Language } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, transaction } from "../../core/database.ts";
import type { Context } from "../../core/entities/entity.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { openRoute, type Route, route } from "../../core/route.ts";
import { say } from "../../core/say.ts";
import { eventsAnswer } from "../live/eventStream.ts";
import { admitFrom, deviceLimit } from "../live/liveLimits.ts";
import type { PhoneFeeds } from "./phoneFeeds.ts";
import { phoneSay } from "./phoneSay.ts";
import {
  claimPhone,
  confirmPhone,
  endPhones,
  findPhone,
  offerPhone,
  pressPhone,
  type ReadPhone,
  readContent,
  readPhone,
  showPhone,
} from "./phones.ts";

/** @throws Refusal notFound for a pairing that isn't of the caller's sign-in, or is over */
async function ownPhone(db: Db, id: number, { caller, language }: Context): Promise<ReadPhone> {
  const read = await readPhone(db, id);
  if (!read || read.isOver || read.loginId !== caller.loginId)
    throw new Refusal("notFound", say[language].notFound(calls.watch.labels?.[language].one ?? "ID"));
  return read;
}

/** @throws Refusal notFound for a secret that is of no phone, or whose pairing is over */
async function phoneWith(db: Db, secret: string, language: Language): Promise<ReadPhone> {
  const read = await findPhone(db, secret);
  if (!read) throw new Refusal("notFound", phoneSay[language].over);
  return read;
}

const done = (isOver: boolean) => ({ data: { is_over: isOver } });

/** Phones that lead the stage: the calls of stages, and those of phones, which have no account. */
export function phoneRoutes(feeds: PhoneFeeds): Route[] {
  const admitPhone = deviceLimit();
  return [
    route(calls.offer, async ({ db, context }) => {
      const id = await offerPhone(db, context.caller.id, context.caller.loginId);
      return { data: (await ownPhone(db, id, context)).phone };
    }),
    route(calls.watch, async ({ db, query, context }) =>
      eventsAnswer(feeds.watch(await ownPhone(db, query.phone, context))),
    ),
    route(calls.confirm, async ({ db, params, context, language }) => {
      await ownPhone(db, params.id, context);
      if (!(await confirmPhone(db, params.id)))
        throw new Refusal("conflict", phoneSay[language].nobodyJoined);
      return { data: (await ownPhone(db, params.id, context)).phone };
    }),
    route(calls.show, async (call) => {
      const { db, params, context, language } = call;
      const { phone } = await ownPhone(db, params.id, context);
      if (!phone.is_confirmed) throw new Refusal("conflict", phoneSay[language].notConfirmed);
      await showPhone(db, params.id, call.body);
      return done(false);
    }),
    route(calls.end, async ({ db, params, context }) => {
      await ownPhone(db, params.id, context);
      await endPhones(db, sql`p.id = ${params.id}`);
      return done(true);
    }),
    // Its own transaction, so that a wrong code is counted though the call is refused.
    openRoute(calls.claim, async ({ services, body, address, language }) => {
      await admitFrom(services, "join", address, language);
      const claimed = await transaction(services.db, (tx) => claimPhone(tx, body.code));
      if (claimed) return { data: claimed };
      await admitFrom(services, "guess", address, language);
      throw invalid("code", phoneSay[language].noStage);
    }),
    openRoute(calls.follow, async ({ services, body, language }) => {
      admitPhone(body.secret, language);
      return eventsAnswer(feeds.follow(await phoneWith(services.db, body.secret, language)));
    }),
    openRoute(calls.content, async ({ services, body, language }) => {
      admitPhone(body.secret, language);
      const { phone } = await phoneWith(services.db, body.secret, language);
      return { data: await readContent(services.db, phone.id) };
    }),
    openRoute(calls.press, async ({ services, body, language }) => {
      admitPhone(body.secret, language);
      const { phone } = await phoneWith(services.db, body.secret, language);
      const isKept = await transaction(services.db, (tx) => pressPhone(tx, phone.id, body.command));
      if (!isKept) throw new Refusal("conflict", phoneSay[language].notConfirmed);
      return done(false);
    }),
    openRoute(calls.leave, async ({ services, body, language }) => {
      admitPhone(body.secret, language);
      const { phone } = await phoneWith(services.db, body.secret, language);
      await transaction(services.db, (tx) => endPhones(tx, sql`p.id = ${phone.id}`));
      return done(true);
    }),
  ];
}
