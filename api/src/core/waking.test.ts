import { sql } from "kysely";
import { afterAll, expect, test, vi } from "vitest";
import { createTestDatabase } from "../../test/testDatabase.ts";
import { createDatabase, sole, transaction } from "./database.ts";
import { queueMails } from "./mail/queueMails.ts";
import { whenWoken } from "./waking.ts";

const own = await createTestDatabase();
const db = createDatabase(own.connection);
const { id: userId } = await sole<{ id: number }>(
  db,
  sql`insert into users (first_name, last_name, email, role) values ('Ana', 'Lopez', 'ana@school.example', 'Instructor') returning id`,
);
const mail = { kind: "invitation", userId, address: "ana@school.example", language: "en" } as const;
const waiting = async () =>
  (await sole<{ mails: number }>(db, sql`select count(*)::int as mails from mails`)).mails;

afterAll(async () => {
  await db.destroy();
  await own.drop();
});

test("the sender is woken once a mail is committed, and finds it", async () => {
  const woken = Promise.withResolvers<number>();
  const leave = whenWoken("mails", () => void waiting().then(woken.resolve, woken.reject));
  await transaction(db, (tx) => queueMails(tx, [mail]));
  expect(await woken.promise).toBe(1);
  leave();
});

test("by a transaction only as it commits, and never by one that fails", async () => {
  const heard = vi.fn();
  const leave = whenWoken("mails", heard);
  await transaction(db, async (tx) => {
    await queueMails(tx, [mail]);
    expect(heard).not.toHaveBeenCalled();
    throw new Error("refused");
  }).catch(() => undefined);
  expect(heard).not.toHaveBeenCalled();
  await queueMails(db, [mail]);
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
});
