import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { demoPassword } from "../../src/account/demoAccounts.ts";
import { type Db, sole } from "../../src/core/database.ts";
import { todayIn } from "../../src/core/services.ts";
import { readSettings } from "../../src/core/settings.ts";
import type { TestApp } from "../buildApp.ts";
import { picture } from "../media.ts";

/** A write that a client sends until it is confirmed, always with the same Idempotency-Key. */
interface Write {
  readonly path: string;
  readonly body: () => FormData | string;
}

/** What was confirmed, by the name that only this write bears. */
export interface Confirmed {
  readonly districts: string[];
  readonly notes: string[];
  readonly emails: string[];
  readonly files: string[];
}

/** Who writes: staff, and a teacher whose class may donate on the day. */
interface Writers {
  readonly staff: string;
  readonly teacher: string;
  readonly schoolId: number;
  readonly day: string;
  /** Further answers after which a write is sent again. */
  readonly passing?: readonly number[];
}

const passingAlways = [429, 503, 507];

/** How long one write is repeated, in ms: longer than any fault lasts. */
const mostMs = 60_000 + Number(process.env["AWAY_SECONDS"] ?? 30) * 1000;

/** Signs somebody of the demo program in; returns the token. */
export async function signIn(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

/** Sends a write until it is confirmed; anything but a success or a passing failure is a fault, also one that lasts. */
async function insist(
  url: string,
  token: string,
  key: string,
  { path, body }: Write,
  passing: readonly number[],
): Promise<unknown> {
  const begun = performance.now();
  let last = "nothing";
  while (performance.now() - begun < mostMs) {
    const sent = body();
    const answer = await fetch(`${url}/api${path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "idempotency-key": key,
        ...(typeof sent === "string" && { "content-type": "application/json" }),
      },
      body: sent,
      signal: AbortSignal.timeout(mostMs),
    }).then(
      async (response) => ({ status: response.status, body: (await response.json()) as unknown }),
      () => undefined,
    );
    if (answer && answer.status < 300) return answer.body;
    if (answer && !passing.includes(answer.status))
      throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    last = String(answer?.status ?? "no answer");
    await pause(25);
  }
  throw new Error(`${path} wasn't confirmed within ${mostMs / 1000} s; last: ${last}`);
}

/** Clients that write through a fault. */
export type Clients = Awaited<ReturnType<typeof startClients>>;

/** Clients of a portal with the demo program, which donate for today or so many days before. */
export async function demoClients(
  url: string,
  db: Db,
  { daysAgo = 0, passing = [] as readonly number[] } = {},
): Promise<Clients> {
  const day = todayIn(readSettings({}, "/").timeZone, new Date(Date.now() - daysAgo * 86_400_000));
  const donor = await sole<{ email: string; school_id: number }>(
    db,
    sql`select u.email::text, c.school_id from charity_choices c join users u on u.id = c.user_id and u.is_active
      join sessions s on s.id = c.session_id where ${day}::date between s.start and s."end" and u.archived_at is null
      order by c.id limit 1`,
  );
  const [staff, teacher] = [await signIn(url, "super@kindling.example"), await signIn(url, donor.email)];
  return startClients(url, { staff, teacher, schoolId: donor.school_id, day, passing });
}

/** Clients of a test's own server, which listens at the address. */
export async function kitClients(url: string, { make, signInAs }: TestApp): Promise<Clients> {
  const program = await make.program();
  const site = await make.site({ program_id: program.id });
  const session = await make.session({ program_id: program.id, start: "2026-09-01", end: "2026-10-10" });
  const [staff, teacher] = [
    await signInAs("Super Admin"),
    await signInAs("Instructor", { school_ids: [site.id], grade: "3" }),
  ];
  const { id } = await make.charity();
  const place = { user_id: teacher.id, school_id: site.id, session_id: session.id };
  await make.charityChoice({ ...place, charity_id: id });
  const tokens = { staff: staff.token, teacher: teacher.token };
  return startClients(url, { ...tokens, schoolId: site.id, day: "2026-09-08" });
}

/** Starts clients that write mixed things without a pause until told to stop, through whatever happens to the portal. */
async function startClients(url: string, { staff, teacher, schoolId, day, passing = [] }: Writers) {
  const image = await picture("png");
  const write = (token: string, key: string, what: Write) =>
    insist(url, token, key, what, [...passingAlways, ...passing]);
  const confirmed: Confirmed = { districts: [], notes: [], emails: [], files: [] };
  let count = 0;
  let confirmations = 0;
  let isOver = false;
  const json = (value: unknown) => () => JSON.stringify(value);
  const invite = async (name: string) => {
    const email = `${name}@example.org`;
    const person = { first_name: "Ana", last_name: name, email, grade: "3", school_ids: [schoolId] };
    await write(staff, name, { path: "/auth/register/instructor", body: json(person) });
    confirmed.emails.push(email);
  };
  const donationOf = (note: string) =>
    JSON.stringify({ school_id: schoolId, amount_cents: 125, donated_on: day, note });
  const donate = async (note: string) => {
    await write(teacher, note, { path: "/classDonation/add", body: () => donationOf(note) });
    confirmed.notes.push(note);
  };
  const nameOf = () => {
    count += 1;
    return `k${new URL(url).port}-${Date.now().toString(36)}-${count}`;
  };
  const turns: readonly ((name: string) => Promise<void>)[] = [
    async (name) => {
      await write(staff, name, { path: "/district/add", body: json({ name }) });
      confirmed.districts.push(name);
    },
    donate,
    invite,
    async (name) => {
      const body = () => {
        const form = new FormData();
        form.append("file", new Blob([new Uint8Array(image)]), `${name}.png`);
        return form;
      };
      await write(staff, name, { path: "/upload", body });
      confirmed.files.push(`${name}.png`);
    },
  ];
  const work = Promise.all(
    turns.map(async (turn) => {
      while (!isOver) {
        await turn(nameOf());
        confirmations += 1;
      }
    }),
  );
  // A fault is told by the next call of `count`, or by `stop`.
  let fault: Error | undefined;
  work.catch((error: Error) => {
    fault = error;
  });
  return {
    confirmed,
    /** How many writes were confirmed. */
    count() {
      if (fault) throw fault;
      return confirmations;
    },
    /** Sends a donation until it is confirmed. */
    donate,
    /** The same donation under the same key, as it goes over a connection. */
    donationText(note: string) {
      const body = donationOf(note);
      const length = Buffer.byteLength(body);
      return (
        `POST /api/classDonation/add HTTP/1.1\r\nHost: portal\r\nAuthorization: Bearer ${teacher}\r\n` +
        `Idempotency-Key: ${note}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`
      );
    },
    /** Has the portal send what waits: an invitation wakes it. */
    wakeMails: () => invite(nameOf()),
    /** Ends once each client's last write is confirmed. */
    async stop() {
      isOver = true;
      await work;
    },
  };
}
