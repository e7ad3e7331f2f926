import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import type { Asked, Counted } from "./calls.ts";

/** A process that asks, apart from those who answer. */
export interface AskClient {
  ask(asked: Asked): Promise<Counted>;
  stop(): void;
}

/** Starts a process that asks. */
export function startClient(): AskClient {
  const child = fork(resolve(import.meta.dirname, "client.ts"));
  return {
    async ask(asked) {
      child.send(asked);
      const [answer] = (await once(child, "message")) as [Counted | { readonly error: string }];
      if ("error" in answer) throw new Error(answer.error);
      return answer;
    },
    stop: () => void child.kill(),
  };
}

/** Ends a process, and waits until it has. */
export async function end(child: ChildProcess): Promise<void> {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}
