import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Services } from "./services.ts";

/** The label the sign-in screen shows, and the version that health answers. */
export const version = "v1.0.94";

/** Whether the server serves (`/api/health`) and whether it could do its work (`/api/ready`). */
export function mountHealth(app: FastifyInstance, { db }: Services): void {
  app.get("/api/health", { schema: { hide: true } }, () => ({ status: "ok", version }));
  app.get("/api/ready", { schema: { hide: true } }, async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: "ready" };
    } catch {
      return reply.status(503).send({ status: "waiting", missing: ["database"] });
    }
  });
}
