import type { Readable } from "node:stream";
import type { PoolConfig } from "pg";
import type { Db } from "../../core/database.ts";
import { type Followed, toldOf } from "./devices.ts";
import { openFeeds } from "./feeds.ts";
import { liveChannel, type ReadRoom, readRooms } from "./rooms.ts";

/** How many streams of one teacher's room, and of one device, a process keeps. */
const most = { teacher: 6, device: 2 } as const;

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

const gone = JSON.stringify({ is_over: true, question: null });

// A teacher of a room that is gone is told so when they ask for the next stream.
const tellTeacher = (read: ReadRoom | undefined) => (read ? JSON.stringify(read.room) : null);

const tellDevice = (read: ReadRoom | undefined) => (read ? JSON.stringify(toldOf(read)) : gone);

/** Keeps the streams of rooms. */
export function roomFeeds(db: Db, connection: string | PoolConfig | undefined): RoomFeeds {
  const feeds = openFeeds<ReadRoom>(db, connection, {
    channel: liveChannel,
    read: readRooms,
    isOver: (read) => read.isOver,
  });
  return {
    watch: (read) =>
      feeds.follow({
        id: read.room.id,
        key: "teacher",
        most: most.teacher,
        first: JSON.stringify(read.room),
        tell: tellTeacher,
      }),
    follow: ({ roomId, deviceId, told, first }) =>
      feeds.follow({
        id: roomId,
        key: `device ${deviceId}`,
        most: most.device,
        first: JSON.stringify(first),
        firstAs: JSON.stringify(told),
        tell: tellDevice,
      }),
    changed: feeds.changed,
    stop: feeds.stop,
  };
}
