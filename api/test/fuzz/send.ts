import { Agent, request } from "node:http";
import type { Answer } from "./judge.ts";
import type { MadeRequest } from "./makeRequest.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends a request to a server and reads all that it answers; without a token as nobody. */
export function send(origin: string, made: MadeRequest, token: string): Promise<Answer> {
  const { method, address, headers, body } = made;
  let [heard, silentMs] = [performance.now(), 0];
  const hear = () => {
    const now = performance.now();
    silentMs = Math.max(silentMs, now - heard);
    heard = now;
  };
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request(`${origin}${address}`, {
    agent,
    method,
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { "content-length": String(body.length) }),
    },
  });
  sent.on("response", (answer) => {
    hear();
    const chunks: Buffer[] = [];
    answer.on("data", (chunk: Buffer) => {
      hear();
      chunks.push(chunk);
    });
    answer.on("error", reject);
    answer.on("end", () =>
      resolve({
        status: answer.statusCode ?? 0,
        type: answer.headers["content-type"] ?? "",
        body: Buffer.concat(chunks),
        silentMs,
      }),
    );
  });
  sent.on("error", reject);
  sent.setTimeout(60_000, () => sent.destroy(new Error("No answer within a minute")));
  sent.end(body);
  return promise;
}
