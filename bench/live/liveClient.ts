import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout } from "node:timers/promises";
import type { LiveRoom } from "@kindling/contract";

// A process of its own, so that what devices and stages cost isn't counted with the portal's.

/** What is to be played: a class for each token, its devices spread over the ports. */
export interface Play {
  readonly ports: readonly number[];
  readonly classes: readonly { readonly token: string; readonly school: number }[];
  readonly devices: number;
  readonly rounds: number;
  /** The time in which all devices of all classes answer a question, in seconds. */
  readonly seconds: number;
}

/** What was seen: times in milliseconds. */
export interface Played {
  /** From a tap to the event at the stage that shows it. */
  readonly delays: readonly number[];
  /** From a question asked to the event at a device that shows it. */
  readonly asked: readonly number[];
  /** What answering took, the reply included. */
  readonly replies: readonly number[];
  readonly lost: number;
}

interface Device {
  readonly port: number;
  readonly secret: string;
  readonly badge: string;
  readonly room: Room;
  tappedAt: number;
}

interface Room {
  readonly id: number;
  readonly port: number;
  readonly token: string;
  readonly address: string;
  readonly devices: Map<string, Device>;
  key: string;
  askedAt: number;
  place: number;
  readonly seen: Set<string>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 100 });
const ofStreams = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
const delays: number[] = [];
const asked: number[] = [];
const replies: number[] = [];
const rooms: Room[] = [];
const badgeOf = ({ picture, color }: { picture: string; color: string }) => `${picture} ${color}`;

interface Sent {
  readonly port: number;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: object;
  readonly token?: string;
  /** The network it comes from, as the proxy says. */
  readonly address?: string;
}

function send({ port, method, path, body, token, address }: Sent, by: Agent): Promise<IncomingMessage> {
  const text = body && JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const headers = {
      ...(text !== undefined && {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(text),
      }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(address && { "x-forwarded-for": address }),
    };
    request({ host: "127.0.0.1", port, method, path: `/api${path}`, agent: by, headers }, resolve)
      .on("error", reject)
      .end(text);
  });
}

async function call<T>(sent: Sent): Promise<T> {
  const answer = await send(sent, agent);
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString("utf8");
  if ((answer.statusCode ?? 0) >= 300) throw new Error(`${sent.path}: ${answer.statusCode} ${text}`);
  return (JSON.parse(text) as { data: T }).data;
}

/** Follows a stream; settles with its first event. */
async function follow<T>(sent: Sent, onEvent: (event: T) => void): Promise<void> {
  const answer = await send(sent, ofStreams);
  if (answer.statusCode !== 200) throw new Error(`${sent.path}: ${answer.statusCode}`);
  let text = "";
  await new Promise<void>((resolve, reject) => {
    answer.on("error", reject).on("data", (chunk: Buffer) => {
      text += chunk.toString("utf8");
      const events = text.split("\n\n");
      text = events.pop() ?? "";
      for (const event of events) {
        if (!event.startsWith("data: ")) continue;
        onEvent(JSON.parse(event.slice(6)) as T);
        resolve();
      }
    });
  });
}

/** Does something for all, a few at a time. */
async function forAll<T>(all: readonly T[], atOnce: number, work: (one: T, index: number) => Promise<void>) {
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < all.length; index = next++) await work(all[index] as T, index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

function lookAtStage(room: Room, { question, devices }: LiveRoom): void {
  if (question?.key !== room.key) return;
  const now = performance.now();
  for (const device of devices) {
    const badge = badgeOf(device);
    if (!device.has_answered || room.seen.has(badge)) continue;
    room.seen.add(badge);
    delays.push(now - (room.devices.get(badge)?.tappedAt ?? now));
  }
}

interface Told {
  readonly question: { readonly place: number } | null;
}

async function open({ ports, classes, devices }: Play): Promise<void> {
  await forAll(classes, 8, async ({ token, school }, index) => {
    const port = ports[index % ports.length] ?? 0;
    const { id, code } = await call<LiveRoom>({
      port,
      token,
      method: "POST",
      path: "/live/rooms/open",
      body: { school_id: school },
    });
    const address = `10.${index >> 8}.${index & 255}.1`;
    const room: Room = {
      id,
      port,
      token,
      address,
      devices: new Map(),
      key: "",
      askedAt: 0,
      place: 0,
      seen: new Set(),
    };
    rooms.push(room);
    for (let at = 0; at < devices; at += 1) {
      const at2 = ports[at % ports.length] ?? 0;
      const joined = await call<{ secret: string; picture: string; color: string }>({
        port: at2,
        address,
        method: "POST",
        path: "/live/join",
        body: { code },
      });
      const badge = badgeOf(joined);
      room.devices.set(badge, { port: at2, secret: joined.secret, badge, room, tappedAt: 0 });
    }
    await follow<LiveRoom>({ port, token, method: "GET", path: `/live/watch?room=${id}` }, (event) =>
      lookAtStage(room, event),
    );
    for (const { port: at, secret } of room.devices.values()) {
      let place = 0;
      await follow<Told>(
        { port: at, address, method: "POST", path: "/live/events", body: { secret } },
        (told) => {
          const next = told.question?.place ?? 0;
          if (next > place && room.askedAt > 0) asked.push(performance.now() - room.askedAt);
          place = next;
          room.place = Math.max(room.place, next);
        },
      );
    }
  });
}

async function play({ rounds, seconds }: Play): Promise<Played> {
  let lost = 0;
  await Promise.all(
    rooms.map(async (room) => {
      // Each class has its own pace, so that at any moment some ask and some answer.
      await setTimeout(Math.random() * seconds * 1000);
      for (let round = 1; round <= rounds; round += 1) {
        room.seen.clear();
        room.key = `round/${round}`;
        room.askedAt = performance.now();
        const ask = { key: room.key, numbers: [1, 2, 3, 4], state: "open" };
        const { port, token } = room;
        const path = `/live/rooms/${room.id}/ask`;
        const { question } = await call<LiveRoom>({ port, token, method: "POST", path, body: ask });
        const place = question?.place ?? 0;
        await Promise.all(
          [...room.devices.values()].map(async (device) => {
            await setTimeout(Math.random() * seconds * 1000);
            device.tappedAt = performance.now();
            const body = { secret: device.secret, place, choice: 1 + Math.floor(Math.random() * 4) };
            await call({
              port: device.port,
              address: room.address,
              method: "POST",
              path: "/live/answer",
              body,
            });
            replies.push(performance.now() - device.tappedAt);
          }),
        );
        // The class looks at how it is split.
        await setTimeout(2000);
        lost += room.devices.size - room.seen.size;
      }
    }),
  );
  return { delays, asked, replies, lost };
}

type Order = { readonly do: "open" | "play"; readonly what: Play };

process.on("message", ({ do: step, what }: Order) => {
  (step === "open" ? open(what) : play(what)).then(
    (done) => process.send?.({ done: done ?? null }),
    (error: unknown) => process.send?.({ error: (error as Error).message }),
  );
});
