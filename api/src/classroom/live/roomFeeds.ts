import type { Readable } from "node:stream";
import type { PoolConfig } from "pg";
import type { Db } from "../../core/database.ts";
import { type Followed, toldOf } from "./devices.ts";
import { type EventStream, openEventStream } from "./eventStream.ts";
import { listenForRooms, type RoomListener } from "./roomListener.ts";
import { type ReadRoom, readRoom } from "./rooms.ts";

/** A room is read at most so often, in ms, however fast its answers come. */
const between = 200;

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
  readAt: number;
  isReading: boolean;
  waiting: NodeJS.Timeout | undefined;
}

/** The streams of this process, fed with what changes in their rooms. */
export interface RoomFeeds {
  /** Streams a room to its teacher, beginning with what was read. */
  watch(read: ReadRoom): Readable;
  /** Streams to a device what it is told, beginning with what it has done itself. */
  follow(followed: Followed): Readable;
  stop(): Promise<void>;
}

/** Keeps the streams of this process; it listens to the database only from the first stream on. */
export function roomFeeds(db: Db, connection: string | PoolConfig | undefined): RoomFeeds {
  const feeds = new Map<number, Feed>();
  let listener: RoomListener | undefined;
  let timers: NodeJS.Timeout[] = [];
  let lookedAt = 0;
  let isOver = false;

  const streamsOf = ({ teachers, devices }: Feed) => [...teachers, ...[...devices.values()].flat()];

  /** Reads a room, now or as soon as it may be read again, and sends what has changed. */
  function refresh(id: number, feed: Feed): void {
    if (feed.waiting || isOver) return;
    const pause = feed.isReading ? between : Math.max(0, feed.readAt + between - performance.now());
    feed.waiting = setTimeout(() => {
      feed.waiting = undefined;
      if (feed.isReading) return refresh(id, feed);
      feed.readAt = performance.now();
      feed.isReading = true;
      void readRoom(db, id)
        .then(
          (read) => tell(id, feed, read),
          // The database is away: the next look reads it again.
          () => undefined,
        )
        .finally(() => {
          feed.isReading = false;
        });
    }, pause).unref();
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
    for (const [id, feed] of feeds) refresh(id, feed);
  };

  function begin(): void {
    if (listener || timers.length > 0) return;
    if (connection)
      listener = listenForRooms(connection, db, {
        onRoom(id) {
          const feed = feeds.get(id);
          if (feed) refresh(id, feed);
        },
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
      readAt: 0,
      isReading: false,
      waiting: undefined,
    };
    feeds.set(id, feed);
    return feed;
  }

  /** Opens a stream in a feed; `leave` takes it out again. */
  function open(id: number, feed: Feed, leave: (stream: EventStream) => void): EventStream {
    const stream = openEventStream(() => {
      clearTimeout(ending);
      leave(stream);
      if (feed.teachers.size + feed.devices.size === 0 && feeds.get(id) === feed) {
        clearTimeout(feed.waiting);
        feeds.delete(id);
      }
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
      refresh(id, feed);
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
      refresh(roomId, feed);
      return stream.body;
    },
    async stop() {
      isOver = true;
      for (const timer of timers) clearInterval(timer);
      for (const feed of feeds.values()) {
        clearTimeout(feed.waiting);
        for (const stream of streamsOf(feed)) stream.end();
      }
      await listener?.stop();
    },
  };
}
