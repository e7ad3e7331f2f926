import { setTimeout as pause } from "node:timers/promises";
import { demoPassword } from "../../src/account/demoAccounts.ts";

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

/** An instructor whose class may donate today. */
export interface Donor {
  readonly email: string;
  readonly school_id: number;
}

const refused = [429, 503, 507];

async function signIn(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

/** Sends a write until it is confirmed; anything but a success or a passing failure is a fault. */
async function insist(url: string, token: string, key: string, { path, body }: Write): Promise<unknown> {
  for (;;) {
    const sent = body();
    const answer = await fetch(`${url}/api${path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "idempotency-key": key,
        ...(typeof sent === "string" && { "content-type": "application/json" }),
      },
      body: sent,
    }).then(
      async (response) => ({ status: response.status, body: (await response.json()) as unknown }),
      () => undefined,
    );
    if (answer && answer.status < 300) return answer.body;
    if (answer && !refused.includes(answer.status))
      throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    await pause(25);
  }
}

/** Signs clients in who write mixed things without a pause until told to stop, through whatever happens to the portal. */
export async function startClients(
  url: string,
  { donor, today, picture }: { donor: Donor; today: string; picture: Buffer },
) {
  const staff = await signIn(url, "super@kindling.example");
  const teacher = await signIn(url, donor.email);
  const confirmed: Confirmed = { districts: [], notes: [], emails: [], files: [] };
  let count = 0;
  let confirmations = 0;
  let isOver = false;
  const json = (value: unknown) => () => JSON.stringify(value);
  const invite = async (name: string) => {
    const email = `${name}@example.org`;
    const person = { first_name: "Ana", last_name: name, email, grade: "3", school_ids: [donor.school_id] };
    await insist(url, staff, name, { path: "/auth/register/instructor", body: json(person) });
    confirmed.emails.push(email);
  };
  const nameOf = () => {
    count += 1;
    return `k${Date.now().toString(36)}-${count}`;
  };
  const turns: readonly ((name: string) => Promise<void>)[] = [
    async (name) => {
      await insist(url, staff, name, { path: "/district/add", body: json({ name }) });
      confirmed.districts.push(name);
    },
    async (name) => {
      const body = json({ school_id: donor.school_id, amount_cents: 125, donated_on: today, note: name });
      await insist(url, teacher, name, { path: "/classDonation/add", body });
      confirmed.notes.push(name);
    },
    invite,
    async (name) => {
      const body = () => {
        const form = new FormData();
        form.append("file", new Blob([new Uint8Array(picture)]), `${name}.png`);
        return form;
      };
      await insist(url, staff, name, { path: "/upload", body });
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
    /** Has the portal send what waits: an invitation wakes it. */
    wakeMails: () => invite(nameOf()),
    /** Ends once each client's last write is confirmed. */
    async stop() {
      isOver = true;
      await work;
    },
  };
}
