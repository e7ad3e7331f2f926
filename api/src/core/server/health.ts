import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Services } from "../services.ts";

/** The version on the sign-in screen and in health. */
export const version = "v1.0.94";

/** Whether the server serves (`/api/health`) and whether it could do its work (`/api/ready`). */
export function mountHealth(app: FastifyInstance, { db, storage, files }: Services): void {
  app.get("/api/health", () => ({ status: "ok", version }));
  app.get("/api/ready", async (_request, reply) => {
    const hasDatabase = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    const hasRoom = !(await storage.isFull()) && !storage.wasFull();
    const missing = [...(hasDatabase ? [] : ["database"]), ...(hasRoom ? [] : ["storage"])];
    const limited = await files.missing?.();
    if (missing.length === 0) return { status: "ready", ...(limited?.length && { limited }) };
    return reply.status(503).send({ status: "waiting", missing });
  });
}
