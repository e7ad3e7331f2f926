import type { Readable } from "node:stream";
import type { PoolConfig } from "pg";
import type { Db } from "../../core/database.ts";
import { type ChangeListener, listenForChanges } from "./changeListener.ts";
import { type EventStream, openEventStream } from "./eventStream.ts";

/** Things are read at most so often, in ms, however fast they change: all that have changed in one statement. */
const between = 200;

/** How long changes are gathered before other processes are told, in ms. */
const gathering = 40;

/** How often streams get a comment, in ms. */
const beatEvery = 15_000;

/** How often things are read though nothing was heard, in ms: while notifications come, and while they don't. */
const lookEvery = { heard: 10_000, unheard: 1000 } as const;

/** How long a stream lives at most, in ms; its client comes back, and its rights are looked at anew. */
const longest = 600_000;

/** What is followed, and how it is read. */
export interface FeedSource<Read> {
  /** The channel on which processes tell each other of a change. */
  readonly channel: string;
  /** Reads what there is of some ids, in one statement. */
  read(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Read>>;
  isOver(read: Read): boolean;
}

/** Who follows a thing. */
interface Follower<Read> {
  readonly id: number;
  /** Streams of the same follower: `most` of them, then the oldest ends. */
  readonly key: string;
  readonly most: number;
  /** What is told at first, as JSON, and what that counts as: the same isn't told again. */
  readonly first: string;
  readonly firstAs?: string;
  /** What is told of it from then on, or null for nothing; it gets undefined once there is none. */
  readonly tell: (read: Read | undefined) => string | null;
}

/** The streams of this process, fed with what changes. */
export interface Feeds<Read> {
  follow(follower: Follower<Read>): Readable;
  /** Tells the streams of all processes that something has changed. */
  changed(id: number): void;
  stop(): Promise<void>;
}

interface Following<Read> {
  readonly stream: EventStream;
  readonly follower: Follower<Read>;
}

/** Keeps the streams of this process; it listens to the database only from the first stream on. */
export function openFeeds<Read>(
  db: Db,
  connection: string | PoolConfig | undefined,
  { channel, read, isOver }: FeedSource<Read>,
): Feeds<Read> {
  const feeds = new Map<number, Set<Following<Read>>>();
  let listener: ChangeListener | undefined;
  let timers: NodeJS.Timeout[] = [];
  let lookedAt = 0;
  let hasStopped = false;
  const toRead = new Set<number>();
  let reading: NodeJS.Timeout | undefined;
  let isReading = false;
  let readAt = 0;
  const toTell = new Set<number>();
  let telling: NodeJS.Timeout | undefined;

  /** Has something read, now or as soon as it may be read again, and what has changed sent. */
  function refresh(id: number): void {
    if (!feeds.has(id)) return;
    toRead.add(id);
    readSoon();
  }

  function readSoon(): void {
    if (reading || isReading || hasStopped || toRead.size === 0) return;
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
      const found = await read(db, ids);
      for (const id of ids) tell(id, found.get(id));
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
    if (toTell.size > 0 && !hasStopped) tellSoon();
  }

  function tell(id: number, found: Read | undefined): void {
    const feed = feeds.get(id);
    if (!feed) return;
    // Those of one kind are told the same, which is worked out once.
    const said = new Map<Follower<Read>["tell"], string | null>();
    for (const { stream, follower } of feed) {
      if (!said.has(follower.tell)) said.set(follower.tell, follower.tell(found));
      const text = said.get(follower.tell);
      if (typeof text === "string") stream.send(text);
    }
    if (found && !isOver(found)) return;
    feeds.delete(id);
    for (const { stream } of feed) stream.end();
  }

  const refreshAll = () => {
    lookedAt = performance.now();
    for (const id of feeds.keys()) refresh(id);
  };

  const streams = () => [...feeds.values()].flatMap((feed) => [...feed].map(({ stream }) => stream));

  function begin(): void {
    if (listener || timers.length > 0) return;
    if (connection)
      listener = listenForChanges(connection, db, { channel, onChange: refresh, onConnect: refreshAll });
    const look = () => {
      const pause = listener?.isHeard() ? lookEvery.heard : lookEvery.unheard;
      if (performance.now() - lookedAt >= pause) refreshAll();
    };
    const beat = () => {
      for (const stream of streams()) stream.beat();
    };
    timers = [setInterval(look, lookEvery.unheard).unref(), setInterval(beat, beatEvery).unref()];
  }

  return {
    follow(follower) {
      const { id, key, most, first, firstAs } = follower;
      const feed = feeds.get(id) ?? new Set();
      feeds.set(id, feed);
      const stream = openEventStream(() => {
        clearTimeout(ending);
        feed.delete(following);
        if (feed.size === 0 && feeds.get(id) === feed) feeds.delete(id);
      });
      const following = { stream, follower };
      const ending = setTimeout(stream.end, longest * (0.75 + Math.random() / 4)).unref();
      begin();
      feed.add(following);
      const own = [...feed].filter((each) => each.follower.key === key);
      for (const oldest of own.slice(0, -most)) oldest.stream.end();
      stream.send(first, firstAs);
      // Something may have changed since it was read.
      refresh(id);
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
      hasStopped = true;
      clearTimeout(reading);
      clearTimeout(telling);
      await tellOthers();
      for (const timer of timers) clearInterval(timer);
      for (const stream of streams()) stream.end();
      await listener?.stop();
    },
  };
}
