import { phoneEndpoints as calls, type Phone, type PhoneTold } from "@kindling/contract";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { addressOf, caller } from "../../../test/call.ts";
import { openStream } from "../../../test/openStream.ts";
import { createApp } from "../../app.ts";
import { rows, sole } from "../../core/database.ts";
import { clearPhones } from "./phones.ts";

const { call, db, signInAs, app, services, connection } = await buildApp();

// A second process of the same database.
const other = await createApp(services, { connection });
afterAll(() => other.close());
const callOther = caller(other);
await Promise.all([app, other].map((each) => each.listen({ port: 0, host: "127.0.0.1" })));

const content = {
  title: "Shake it out",
  notes: [{ label: "Objective", text: "Calm down" }],
  steps: [{ name: "Step 1", lines: ["Stand up"], notes: [{ label: null, text: "Shake the jar" }] }],
};
const progress = { at: 0, is_dark: false, timer: null, aloud: "none", playing: null } as const;

/** A stage of a new teacher that offers a code. */
async function offer() {
  const teacher = await signInAs("Instructor");
  const { data: phone } = (await call(calls.offer, { as: teacher })).body;
  const own = { as: teacher, params: { id: phone.id } };
  return {
    teacher,
    own,
    code: phone.code ?? "",
    id: phone.id,
    show: (more: object = {}) => call(calls.show, { ...own, body: { progress, ...more } }),
  };
}

const claim = (code: string, by = call) => by(calls.claim, { body: { code } });
const claimed = async (code: string) => (await claim(code)).body.data.secret;

/** A stage and its confirmed phone. */
async function pair() {
  const stage = await offer();
  const secret = await claimed(stage.code);
  expect((await call(calls.confirm, stage.own)).status).toBe(200);
  return { ...stage, secret };
}

type Stage = Pick<Awaited<ReturnType<typeof offer>>, "id" | "teacher">;

const watch = (each: typeof app, { id, teacher }: Stage) =>
  openStream<Phone>(each, addressOf(calls.watch, {}, { phone: id }), {
    headers: { authorization: `Bearer ${teacher.token}` },
  });
const follow = (each: typeof app, secret: string) =>
  openStream<PhoneTold>(each, addressOf(calls.follow), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ secret }),
  });
const read = (secret: string) => call(calls.content, { body: { secret } });
const press = (secret: string, command: object, by = call) => by(calls.press, { body: { secret, command } });

describe("a phone that leads the stage", () => {
  test("joins by code, is confirmed, sees the stage and leads it, on two processes", async () => {
    const stage = await offer();
    const seen = await watch(app, stage);
    const { data: joined } = (await claim(stage.code.toLowerCase(), callOther)).body;
    await expect.poll(() => seen.last()?.badge).toEqual({ picture: joined.picture, color: joined.color });
    expect(seen.last()).toMatchObject({ code: null, is_confirmed: false });

    const phone = await follow(other, joined.secret);
    await expect.poll(phone.last).toMatchObject({ is_over: false, is_confirmed: false });
    expect((await call(calls.confirm, stage.own)).body.data.is_confirmed).toBe(true);
    await expect.poll(() => phone.last()?.is_confirmed).toBe(true);
    expect((await stage.show({ content })).status).toBe(200);
    await expect.poll(() => phone.last()).toMatchObject({ content_version: 1, progress });
    expect((await read(joined.secret)).body.data).toEqual({ version: 1, content });
    await stage.show({ progress: { ...progress, at: 1 } });
    await expect.poll(() => phone.last()?.progress?.at).toBe(1);
    expect(phone.last()?.content_version).toBe(1);

    // Two presses at once are two commands, in their order.
    expect((await press(joined.secret, { press: "next" }, callOther)).status).toBe(200);
    expect((await press(joined.secret, { timer: 3 }, callOther)).status).toBe(200);
    await expect
      .poll(() => seen.last()?.commands)
      .toEqual([
        { number: 1, command: { press: "next" } },
        { number: 2, command: { timer: 3 } },
      ]);
    expect((await press(joined.secret, { press: "leave" })).status).toBe(422);
    await Promise.all([seen.close(), phone.close()]);
  });

  test("is told nothing and leads nothing before it is confirmed", async () => {
    const stage = await offer();
    const secret = await claimed(stage.code);
    expect((await stage.show({ content })).status).toBe(409);
    expect((await read(secret)).body.data).toEqual({ version: 0, content: null });
    expect((await press(secret, { press: "next" })).status).toBe(409);
    const phone = await follow(app, secret);
    await expect.poll(phone.last).toMatchObject({ is_confirmed: false, content_version: 0, progress: null });
    await phone.close();
  });

  test("can't be confirmed before it has joined", async () => {
    const { own } = await offer();
    expect((await call(calls.confirm, own)).status).toBe(409);
  });

  test("joins once: the code is of no use afterwards, nor is a wrong one", async () => {
    const { code } = await offer();
    expect((await claim(code)).status).toBe(200);
    for (const used of [code, "CCCCCC", ""]) expect((await claim(used)).status).toBe(422);
  });

  test("joins only within two minutes", async () => {
    const { code, id } = await offer();
    await sql`update presenter_phones set ends_at = now() where id = ${id}`.execute(db);
    expect((await claim(code)).status).toBe(422);
  });

  test("is another teacher's to nobody, nor another sign-in's of the same", async () => {
    const stage = await pair();
    const stranger = await signInAs("Instructor");
    const { code } = (await call(calls.offer, { as: stranger })).body.data;
    expect(code).not.toBeNull();
    for (const each of [calls.confirm, calls.end])
      expect((await call(each, { ...stage.own, as: stranger })).status).toBe(404);
    expect((await watch(app, { ...stage, teacher: stranger })).response.status).toBe(404);
  });

  test.each([
    ["the stage ends it", ({ own }: Awaited<ReturnType<typeof pair>>) => call(calls.end, own)],
    ["it leaves", ({ secret }: Awaited<ReturnType<typeof pair>>) => call(calls.leave, { body: { secret } })],
    [
      "another code is offered",
      ({ teacher }: Awaited<ReturnType<typeof pair>>) => call(calls.offer, { as: teacher }),
    ],
    [
      "the stage signs out",
      ({ teacher }: Awaited<ReturnType<typeof pair>>) =>
        sql`update logins set ended_at = now() where id = ${teacher.loginId}`.execute(db),
    ],
  ])("is over once %s, and nothing of it stays", async (_what, end) => {
    const paired = await pair();
    await paired.show({ content });
    const phone = await follow(app, paired.secret);
    await end(paired);
    await expect.poll(() => phone.last()?.is_over, { timeout: 12_000 }).toBe(true);
    await expect.poll(phone.isOver).toBe(true);
    expect((await read(paired.secret)).status).toBe(404);
    expect((await press(paired.secret, { press: "next" })).status).toBe(404);
    await clearPhones(db);
    const left = await rows(db, sql`select from presenter_phones where id = ${paired.id}`);
    expect(left).toEqual([]);
  });

  test("keeps its secret as a hash, and a stage that was cut off doesn't catch up with old commands", async () => {
    const { id, secret, ...stage } = await pair();
    await press(secret, { press: "next" });
    await sql`update presenter_phones set commands = jsonb_set(commands, '{0,at}', '0') where id = ${id}`.execute(
      db,
    );
    const seen = await watch(app, { id, ...stage });
    await expect.poll(seen.last).toMatchObject({ commands: [] });
    const { text } = await sole<{ text: string }>(
      db,
      sql`select p::text as text from presenter_phones p where id = ${id}`,
    );
    expect(text).not.toContain(secret);
    await seen.close();
  });
});
