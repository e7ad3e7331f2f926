import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Asked, CallRequest, Counted } from "./calls.ts";

// A process of its own, so that asking costs the one who answers nothing: keeps connections open and asks on each again
// and again, in the order of a list, until time or the list is over.

/** Keeps connections to a server, asks for `seconds`, and answers how it fared. */
async function ask({
  port,
  requests,
  seconds,
  connections,
  isOnce,
  from,
  mayBeRefused,
}: Asked): Promise<Counted> {
  const times: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  let next = from;
  let failed = 0;
  let refused = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, "127.0.0.1").setNoDelay();
      await once(socket, "connect");
      const read = reader(socket);
      while (performance.now() < until) {
        if (isOnce && next >= requests.length) break;
        const request = requests[next % requests.length];
        if (!request) break;
        next += 1;
        const begun = performance.now();
        socket.write(textOf(request));
        const { status, body } = await read();
        if (status >= 500) failed += 1;
        else if (status === 409 && mayBeRefused) refused += 1;
        else if (status >= 400) throw new Error(`${request.method} ${request.path}: ${status} ${body}`);
        else times.push(performance.now() - begun);
      }
      socket.destroy();
    }),
  );
  return { times, failed, refused, seconds: (performance.now() - started) / 1000, next };
}

function textOf({ method, path, body, token }: CallRequest): string {
  const lines = [`${method} ${path} HTTP/1.1`, "host: 127.0.0.1"];
  if (token) lines.push(`authorization: Bearer ${token}`);
  if (body) lines.push("content-type: application/json", `content-length: ${Buffer.byteLength(body)}`);
  return `${lines.join("\r\n")}\r\n\r\n${body ?? ""}`;
}

/** Reads one answer at a time; both servers say how long each is. */
function reader(socket: Socket) {
  let got = Buffer.alloc(0);
  let waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined;
  const look = () => {
    const end = got.indexOf("\r\n\r\n");
    if (end < 0) return;
    const head = got.toString("latin1", 0, end);
    const [, length = ""] = /^content-length: (\d+)/im.exec(head) ?? [];
    if (!length) return fail(new Error(`An answer without a length:\n${head}`));
    const whole = end + 4 + Number(length);
    if (got.length < whole) return;
    const answer = { status: Number(head.slice(9, 12)), body: got.toString("utf8", end + 4, whole) };
    got = got.subarray(whole);
    waiting?.resolve(answer);
  };
  const fail = (error: Error) => waiting?.reject(error);
  socket.on("error", fail).on("close", () => fail(new Error("The server closed the connection")));
  socket.on("data", (chunk) => {
    got = got.length > 0 ? Buffer.concat([got, chunk]) : chunk;
    look();
  });
  return () => new Promise<Answer>((resolve, reject) => (waiting = { resolve, reject }));
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

process.on("message", (asked: Asked) => {
  ask(asked).then(
    (counted) => process.send?.(counted),
    (error: unknown) => process.send?.({ error: (error as Error).message }),
  );
});
