import type { Readable } from "node:stream";
import type { PoolConfig } from "pg";
import type { Db } from "../../core/database.ts";
import { openFeeds } from "../live/feeds.ts";
import { phoneChannel, type ReadPhone, readPhones, toldOver } from "./phones.ts";

/** How many streams of a stage, and of a phone, a process keeps. */
const most = 2;

/** The streams of this process, fed with what changes between stages and phones. */
export interface PhoneFeeds {
  /** Streams a pairing to its stage, beginning with what was read. */
  watch(read: ReadPhone): Readable;
  /** Streams to a phone what the stage shows, beginning with what was read. */
  follow(read: ReadPhone): Readable;
  stop(): Promise<void>;
}

// A stage whose phone is gone is told so when it asks for the next stream.
const tellStage = (read: ReadPhone | undefined) => (read ? JSON.stringify(read.phone) : null);

const tellPhone = (read: ReadPhone | undefined) => JSON.stringify(read?.told ?? toldOver);

/** Keeps the streams of stages and phones. */
export function phoneFeeds(db: Db, connection: string | PoolConfig | undefined): PhoneFeeds {
  const feeds = openFeeds<ReadPhone>(db, connection, {
    channel: phoneChannel,
    read: readPhones,
    isOver: ({ isOver }) => isOver,
  });
  return {
    watch: (read) =>
      feeds.follow({
        id: read.phone.id,
        key: "stage",
        most,
        first: JSON.stringify(read.phone),
        tell: tellStage,
      }),
    follow: (read) =>
      feeds.follow({
        id: read.phone.id,
        key: "phone",
        most,
        first: JSON.stringify(read.told),
        tell: tellPhone,
      }),
    stop: feeds.stop,
  };
}
