import { Readable } from "node:stream";
import type { FileAnswer } from "../../core/route.ts";

/** How many bytes may wait for a client that takes nothing, before it is ended; it comes back for the newest. */
const mostWaiting = 128 * 1024;

/** A stream of server-sent events to one client. */
export interface EventStream {
  readonly body: Readable;
  /** Sends an event, unless it is what was sent last; `as` is what counts as sent. */
  send(data: string, as?: string): void;
  /** Sends a comment, so that proxies keep the connection. */
  beat(): void;
  end(): void;
}

/** Opens a stream of events; `onClose` is called once, when the client has gone or the stream has ended. */
export function openEventStream(onClose: () => void): EventStream {
  const body = new Readable({ read: () => undefined });
  body.once("close", onClose);
  let last = "";
  const push = (text: string) => {
    if (body.destroyed || body.readableEnded) return;
    if (body.readableLength > mostWaiting) body.destroy();
    else body.push(text);
  };
  return {
    body,
    send(data, as = data) {
      if (as === last) return;
      last = as;
      push(`data: ${data}\n\n`);
    },
    beat: () => push(": \n\n"),
    end() {
      if (!body.destroyed) body.push(null);
    },
  };
}

/** A stream of events as the answer of a call. */
export const eventsAnswer = (file: Readable): FileAnswer => ({
  file,
  type: "text/event-stream; charset=utf-8",
  name: "events.txt",
  inline: true,
});
