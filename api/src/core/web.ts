import { existsSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const built = path.resolve(import.meta.dirname, "../../../web/dist");

/** Serves the built web app; every path that is not a file or a call is a screen of it. */
export async function mountWeb(app: FastifyInstance): Promise<void> {
  if (!existsSync(path.join(built, "index.html"))) return;
  await app.register(fastifyStatic, {
    root: built,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders(reply, file) {
      // Built assets carry a hash in their name, so they never change.
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  const screen = (request: FastifyRequest, reply: FastifyReply) => {
    // A file of an earlier build is gone; answering a page in its place would only confuse the browser.
    if (request.url.startsWith("/assets/")) return reply.status(404).type("text/plain").send("Not found");
    return reply.header("cache-control", "no-cache").sendFile("index.html");
  };
  app.get("/", screen);
  app.setNotFoundHandler(screen);
}
