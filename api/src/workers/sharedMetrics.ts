import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry, type Registry } from "prom-client";

interface Question {
  readonly kind: "metrics";
  readonly id: number;
}

interface Answer extends Question {
  /** Left out when not every worker answered. */
  readonly text?: string;
}

const isOfMetrics = (message: unknown): message is Answer =>
  (Object(message) as Partial<Question>).kind === "metrics";

/** In the process that oversees the workers: answers each that asks with the metrics of all. */
export function answerMetrics(): void {
  const all = new AggregatorRegistry();
  const answer = async (worker: Worker, { kind, id }: Question) => {
    // A worker that ends just then doesn't answer.
    const text = await all.clusterMetrics().catch(() => undefined);
    if (worker.isConnected()) worker.send({ kind, id, ...(text !== undefined && { text }) } satisfies Answer);
  };
  cluster.on("message", (worker, message: unknown) => {
    if (isOfMetrics(message)) void answer(worker, message);
  });
}

/** Returns how the metrics are read as text: those of this process, or, in a worker, those of all workers together. */
export function metricsReader(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics();
  AggregatorRegistry.setRegistries(registry);
  // Making one is what lets this process answer.
  new AggregatorRegistry();
  const waiting = new Map<number, PromiseWithResolvers<string>>();
  process.on("message", (message: unknown) => {
    if (!isOfMetrics(message)) return;
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.text === undefined) asked?.reject(new Error("Not every worker told its metrics"));
    else asked?.resolve(message.text);
  });
  let asked = 0;
  return () => {
    asked += 1;
    const answer = Promise.withResolvers<string>();
    waiting.set(asked, answer);
    process.send?.({ kind: "metrics", id: asked } satisfies Question);
    return answer.promise;
  };
}
