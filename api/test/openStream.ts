import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";

/** The address at which a server of a test listens. */
export const baseOf = (app: FastifyInstance) =>
  `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

/** Opens a stream of server-sent events, and collects them. */
export async function openStream<T>(app: FastifyInstance, path: string, init: RequestInit) {
  const ending = new AbortController();
  const response = await fetch(`${baseOf(app)}${path}`, { ...init, signal: ending.signal });
  const events: T[] = [];
  let isOver = false;
  const reading = (async () => {
    let text = "";
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      const whole = text.split("\n\n");
      text = whole.pop() ?? "";
      for (const each of whole) if (each.startsWith("data: ")) events.push(JSON.parse(each.slice(6)) as T);
    }
    isOver = true;
  })().catch(() => undefined);
  return {
    response,
    events,
    last: () => events.at(-1),
    isOver: () => isOver,
    close: async () => {
      ending.abort();
      await reading;
    },
  };
}
