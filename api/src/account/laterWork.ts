import type { FastifyInstance } from "fastify";
import type { Db } from "../core/database.ts";
import type { Services } from "../core/services.ts";

/** Milliseconds between an answer and what follows it, at random, so that no other answer's time shows what it was. */
const wait = { least: 200, most: 1200 };

type Work = () => Promise<void>;

interface Later {
  readonly waiting: Map<Work, NodeJS.Timeout>;
  readonly underWay: Set<Promise<void>>;
  readonly onError: (error: unknown) => void;
}

const kept = new WeakMap<Db, Later>();

/** Lets calls leave work for after their answer; a server that ends does what is left first. */
export function keepLaterWork(app: FastifyInstance, { db }: Pick<Services, "db">): void {
  const onError = (error: unknown) => app.log.error({ err: error }, "work after an answer failed");
  if (!kept.has(db)) kept.set(db, { waiting: new Map(), underWay: new Set(), onError });
  app.addHook("onClose", () => settleLaterWork(db));
}

function begin({ waiting, underWay, onError }: Later, work: Work): void {
  clearTimeout(waiting.get(work));
  waiting.delete(work);
  const running = work()
    .catch(onError)
    .finally(() => underWay.delete(running));
  underWay.add(running);
}

/** Does something a moment after the answer, which so takes as long whatever is to be done. */
export function doLater(db: Db, work: Work): void {
  const later = kept.get(db);
  if (!later) throw new Error("No server takes work for later");
  const ms = wait.least + Math.random() * (wait.most - wait.least);
  later.waiting.set(
    work,
    setTimeout(() => begin(later, work), ms),
  );
}

/** Does at once what was left for later. */
export async function settleLaterWork(db: Db): Promise<void> {
  const later = kept.get(db);
  if (!later) return;
  for (const work of later.waiting.keys()) begin(later, work);
  await Promise.all(later.underWay);
}
