import type { Readable } from "node:stream";
import type { PoolConfig } from "pg";
import type { Db } from "../../core/database.ts";
import { type Followed, toldOf } from "./devices.ts";
import { type EventStream, openEventStream } from "./eventStream.ts";
import { listenForRooms, type RoomListener } from "./roomListener.ts";
import { type ReadRoom, readRooms } from "./rooms.ts";

/** Rooms are read at most so often, in ms, however fast their answers come: all that have changed in one statement. */
const between = 200;

/** How long changed rooms are gathered before other processes are told, in ms. */
const gathering = 40;

/** How often streams get a comment, in ms. */
const beatEvery = 15_000;

/** How often rooms are read though nothing was heard, in ms: while notifications come, and while they don't. */
const lookEvery = { heard: 10_000, unheard: 1000 } as const;

/** How long a stream lives at most, in ms; its client comes back, and its rights are looked at anew. */
const longest = 600_000;

/** How many streams of one teacher's room, and of one device, this process keeps; the oldest end first. */
const most = { teacher: 6, device: 2 } as const;

interface Feed {
  readonly teachers: Set<EventStream>;
  readonly devices: Map<number, EventStream[]>;
}

/** The streams of this process, fed with what changes in their rooms. */
export interface RoomFeeds {
  /** Streams a room to its teacher, beginning with what was read. */
  watch(read: ReadRoom): Readable;
  /** Streams to a device what it is told, beginning with what it has done itself. */
  follow(followed: Followed): Readable;
  /** Tells the streams of all processes that a room has changed. */
  changed(id: number): void;
  stop(): Promise<void>;
}

/** Keeps the streams of this process; it listens to the database only from the first stream on. */
export function roomFeeds(db: Db, connection: string | PoolConfig | undefined): RoomFeeds {
  const feeds = new Map<number, Feed>();
  let listener: RoomListener | undefined;
  let timers: NodeJS.Timeout[] = [];
  let lookedAt = 0;
  let isOver = false;
  const toRead = new Set<number>();
  let reading: NodeJS.Timeout | undefined;
  let isReading = false;
  let readAt = 0;
  const toTell = new Set<number>();
  let telling: NodeJS.Timeout | undefined;

  const streamsOf = ({ teachers, devices }: Feed) => [...teachers, ...[...devices.values()].flat()];

  /** Has a room read, now or as soon as rooms may be read again, and what has changed sent. */
  function refresh(id: number): void {
    if (!feeds.has(id)) return;
    toRead.add(id);
    readSoon();
  }

  function readSoon(): void {
    if (reading || isReading || isOver || toRead.size === 0) return;
    const pause = Math.max(0, readAt + between - performance.now());
    reading = setTimeout(() => void readAll(), pause).unref();
  }

  async function readAll(): Promise<void> {
    reading = undefined;
    readAt = performance.now();
    isReading = true;
    const ids = [...toRead];
    toRead.clear();
    try {
      const read = await readRooms(db, ids);
      for (const id of ids) {
        const feed = feeds.get(id);
        if (feed) tell(id, feed, read.get(id));
      }
    } catch {
      // The database is away: the next look reads them again.
    }
    isReading = false;
    readSoon();
  }

  function tellSoon(): void {
    telling ??= setTimeout(() => void tellOthers(), gathering).unref();
  }

  async function tellOthers(): Promise<void> {
    const ids = [...toTell];
    toTell.clear();
    // Who doesn't hear of it looks by the clock.
    await listener?.tell(ids).catch(() => undefined);
    // One statement after the other: it is one connection.
    telling = undefined;
    if (toTell.size > 0 && !isOver) tellSoon();
  }

  function tell(id: number, feed: Feed, read: ReadRoom | undefined): void {
    const told = JSON.stringify(read ? toldOf(read) : { is_over: true, question: null });
    if (read) for (const stream of feed.teachers) stream.send(JSON.stringify(read.room));
    for (const streams of feed.devices.values()) for (const stream of streams) stream.send(told);
    if (read && !read.isOver) return;
    for (const stream of streamsOf(feed)) stream.end();
    feeds.delete(id);
  }

  const refreshAll = () => {
    lookedAt = performance.now();
    for (const id of feeds.keys()) refresh(id);
  };

  function begin(): void {
    if (listener || timers.length > 0) return;
    if (connection)
      listener = listenForRooms(connection, db, {
        onRoom: refresh,
        onConnect: refreshAll,
      });
    const look = () => {
      const pause = listener?.isHeard() ? lookEvery.heard : lookEvery.unheard;
      if (performance.now() - lookedAt >= pause) refreshAll();
    };
    const beat = () => {
      for (const feed of feeds.values()) for (const stream of streamsOf(feed)) stream.beat();
    };
    timers = [setInterval(look, lookEvery.unheard).unref(), setInterval(beat, beatEvery).unref()];
  }

  function feedOf(id: number): Feed {
    const found = feeds.get(id);
    if (found) return found;
    const feed: Feed = {
      teachers: new Set(),
      devices: new Map(),
    };
    feeds.set(id, feed);
    return feed;
  }

  /** Opens a stream in a feed; `leave` takes it out again. */
  function open(id: number, feed: Feed, leave: (stream: EventStream) => void): EventStream {
    const stream = openEventStream(() => {
      clearTimeout(ending);
      leave(stream);
      if (feed.teachers.size + feed.devices.size === 0 && feeds.get(id) === feed) feeds.delete(id);
    });
    const ending = setTimeout(stream.end, longest * (0.75 + Math.random() / 4)).unref();
    begin();
    return stream;
  }

  return {
    watch(read) {
      const { id } = read.room;
      const feed = feedOf(id);
      const stream = open(id, feed, (gone) => feed.teachers.delete(gone));
      feed.teachers.add(stream);
      if (feed.teachers.size > most.teacher)
        for (const oldest of [...feed.teachers].slice(0, 1)) oldest.end();
      stream.send(JSON.stringify(read.room));
      // Something may have changed since it was read.
      refresh(id);
      return stream.body;
    },
    follow({ roomId, deviceId, told, first }) {
      const feed = feedOf(roomId);
      const stream = open(roomId, feed, (gone) => {
        const left = (feed.devices.get(deviceId) ?? []).filter((each) => each !== gone);
        if (left.length > 0) feed.devices.set(deviceId, left);
        else feed.devices.delete(deviceId);
      });
      const streams = [...(feed.devices.get(deviceId) ?? []), stream];
      feed.devices.set(deviceId, streams);
      for (const oldest of streams.slice(0, -most.device)) oldest.end();
      stream.send(JSON.stringify(first), JSON.stringify(told));
      refresh(roomId);
      return stream.body;
    },
    changed(id) {
      // A process without streams listens from now on, so that it can tell.
      begin();
      refresh(id);
      toTell.add(id);
      tellSoon();
    },
    async stop() {
      isOver = true;
      clearTimeout(reading);
      clearTimeout(telling);
      await tellOthers();
      for (const timer of timers) clearInterval(timer);
      for (const feed of feeds.values()) {
        for (const stream of streamsOf(feed)) stream.end();
      }
      await listener?.stop();
    },
  };
}
