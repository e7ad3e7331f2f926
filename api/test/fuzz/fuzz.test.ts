import {
  type Access,
  allEndpoints,
  type Group,
  groups,
  loginEndpoints,
  mayCall,
  type RoleName,
} from "@kindling/contract";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { transaction } from "../../src/core/database.ts";
import { fillDemo } from "../../src/demo/fillDemo.ts";
import { buildApp } from "../buildApp.ts";
import { ledgerDifferences } from "../ledgerDifferences.ts";
import { randomly } from "../randomly.ts";
import { type DescribedCall, type Document, describedCalls } from "./describedCalls.ts";
import { judgeBy } from "./judge.ts";
import { type Manner, makeRequest } from "./makeRequest.ts";
import type { Random } from "./makeValue.ts";
import { send } from "./send.ts";
import { faultOfSubstitute, faultOfView } from "./views.ts";

/** How many requests, and which is the first; one that fails is made again by its number. */
const [requests, first] = [Number(process.env["FUZZ"] ?? 2_000), Number(process.env["FUZZ_FIRST"] ?? 0)];
const atOnce = 8;

const kit = await buildApp();
const { app, services, db, signInAs, setNow } = kit;
setNow("2026-11-20");
await transaction(db, (tx) =>
  fillDemo(tx, {
    files: services.files,
    today: "2026-11-20",
    timeZone: services.settings.timeZone,
    seed: 7,
    passwordHash: "none",
  }),
);
const origin = await app.listen({ port: 0 });
const document = (await app.inject("/api/openapi.json")).json<Document>();
const calls = describedCalls(document);
const faultOf = judgeBy(document);

type Person = readonly [
  RoleName,
  { user_type?: Group[]; provider_id?: number; school_ids?: number[]; new_login?: true }?,
];

const people: readonly Person[] = [
  ["Super Admin"],
  ...groups.map((group) => ["admin", { user_type: [group] }] satisfies Person),
  ["Provider Leader", { provider_id: 1 }],
  ["Site Leader", { school_ids: [1, 2] }],
  ["Instructor", { school_ids: [1] }],
  ["Instructor", { school_ids: [1], new_login: true }],
];

interface Asker {
  readonly token: string;
  /** Whether they see the portal as somebody else does, or teach in somebody's place. */
  readonly as?: "view" | "substitute";
  mayAsk(access: Access): boolean;
}

async function signPersonIn([role, own = {}]: Person) {
  const { id, token } = await signInAs(role, own);
  const identity = { role, groups: own.user_type ?? [], newLogin: own.new_login ?? false };
  return { id, token, mayAsk: (access: Access) => mayCall(access, identity) };
}

/** A view that another Super Admin has of the portal as somebody sees it; none if a request has deactivated their site. */
async function viewAs(person: Person): Promise<Asker[]> {
  const [viewer, { id, mayAsk }] = [await signInAs("Super Admin"), await signPersonIn(person)];
  const { status, body } = await kit.call(loginEndpoints.viewAs, { as: viewer, params: { id } });
  return status === 409 ? [] : [{ token: body.data.token, as: "view", mayAsk }];
}

/** A substitute for an instructor's class at a site of its own, whose link lasts an hour. */
async function substitute(): Promise<Asker> {
  const site = await kit.make.site();
  const { id, token, loginId } = await signInAs("Instructor", { school_ids: [site.id] });
  await sql`with link as (
      insert into substitute_links (user_id, school_id, day, token_hash, pin_hash, made_by, starts_at, ends_at)
        values (${id}, ${site.id}, current_date, ${loginId}, 'none', ${id}, now(), now() + interval '1 hour') returning id)
    update logins set substitute_link = link.id from link where logins.id = ${loginId}`.execute(db);
  // They ask whatever the instructor may, so that what refuses them is their link.
  const identity = { role: "Instructor", groups: [], newLogin: false } as const;
  return { token, as: "substitute", mayAsk: (access) => mayCall(access, identity) };
}

/**
 * Everybody, twice, because some calls end a sign-in; also views of all roles, substitutes, nobody, and somebody with a
 * wrong token.
 */
async function signEveryoneIn(): Promise<Asker[]> {
  const seen = people.filter(([role, own]) => role !== "admin" && !own?.new_login);
  const signedIn = await Promise.all([...people, ...people].map(signPersonIn));
  const views = await Promise.all(seen.map(viewAs));
  const others = ["", "not.a.token"].map((token) => ({ token, mayAsk: () => false }));
  const substitutes = await Promise.all([substitute(), substitute()]);
  return [...signedIn, ...views.flat(), ...substitutes, ...others];
}

const accessOf = new Map(allEndpoints.map(({ name, access }) => [name, access]));

/** Mostly one who may make the call: the others get no further than the door. */
function askerOf({ name }: DescribedCall, askers: readonly Asker[], { chance, oneOf }: Random): Asker {
  const access = accessOf.get(name);
  const insiders = askers.filter(({ mayAsk }) => access && mayAsk(access));
  return oneOf(insiders.length > 0 && chance(0.75) ? insiders : askers);
}

const manners: readonly Manner[] = ["valid", "valid", "nearly valid", "hostile"];
const statuses = new Map<string, number>();
const faultsOf = { view: faultOfView, substitute: faultOfSubstitute };

/** Makes the request of a number, and tells what is wrong with the answer. */
async function tryOne(number: number, askers: readonly Asker[]): Promise<string | undefined> {
  const random = randomly(number * 2_654_435_761);
  const call = calls[number % calls.length] as DescribedCall;
  const made = makeRequest(call, random.oneOf(manners), random);
  const told = `${number}: ${call.name}, ${made.manner}: ${made.method} ${made.address.slice(0, 300)} ${made.body?.subarray(0, 600).toString() ?? ""}`;
  try {
    const { token, as } = askerOf(call, askers, random);
    const answer = await send(origin, made, token);
    const key = `${as ?? made.manner} ${answer.status}`;
    statuses.set(key, (statuses.get(key) ?? 0) + 1);
    const fault = faultOf(call, made, answer) ?? (as && faultsOf[as](call, made, answer));
    return fault && `${told}\n  ${fault}`;
  } catch (error) {
    return `${told}\n  ${String(error)}`;
  }
}

afterAll(() => {
  const table = [...statuses].sort().map(([key, count]) => `${key}: ${count}`);
  process.stdout.write(`${table.join(", ")}\n`);
});

test(`${requests} requests, valid and not, as everybody and nobody, are answered as described`, async () => {
  const faults: string[] = [];
  for (let at = first; at < first + requests; at += 200) {
    const askers = await signEveryoneIn();
    const numbers = Array.from({ length: Math.min(200, first + requests - at) }, (_, nth) => at + nth);
    const next = numbers.values();
    const workers = Array.from({ length: atOnce }, async () => {
      for (const number of next) faults.push((await tryOne(number, askers)) ?? "");
    });
    await Promise.all(workers);
  }
  expect(faults.filter(Boolean)).toEqual([]);
  const done = [...statuses]
    .filter(([key]) => key.startsWith("valid 20"))
    .reduce((sum, [, count]) => sum + count, 0);
  expect(done).toBeGreaterThan(requests / 10);
  // Views are refused writes, and see what they may.
  if (requests >= 2000)
    for (const status of [200, 403]) expect(statuses.get(`view ${status}`)).toBeGreaterThan(requests / 100);
  // Substitutes are refused most calls.
  if (requests >= 2000) expect(statuses.get("substitute 403")).toBeGreaterThan(requests / 200);
  expect(await ledgerDifferences(services)).toEqual([]);
}, 36_000_000);
