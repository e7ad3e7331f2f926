import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const built = path.resolve(import.meta.dirname, "../../../web/dist");

const manifest = "site.webmanifest";

/** What it is at the moment. */
type Now = () => string;

/**
 * Serves the web app, compressed as the build has written it; paths that aren't files or calls get its page.
 */
export async function mountWeb(app: FastifyInstance, name: Now, head: Now, folder = built): Promise<void> {
  if (!existsSync(path.join(folder, "index.html"))) return;
  const described = JSON.parse(readFileSync(path.join(folder, manifest), "utf8")) as object;
  app.get(`/${manifest}`, (_, reply) => {
    const named = JSON.stringify({ ...described, name: name(), short_name: name() });
    return reply.header("cache-control", "no-cache").type("application/manifest+json").send(named);
  });
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: [manifest, "**/*.{br,gz}"],
    preCompressed: true,
    setHeaders(reply, file) {
      // Built assets carry a hash in their name, so they never change.
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  const page = readFileSync(path.join(folder, "index.html"), "utf8");
  const screen = (request: FastifyRequest, reply: FastifyReply) => {
    // A missing asset must not return the page.
    if (/^\/(?:assets\/|sw\.js)/.test(request.url))
      return reply.status(404).type("text/plain").send("Not found");
    reply.header("cache-control", "no-cache");
    const more = head();
    if (!more) return reply.sendFile("index.html");
    return reply.type("text/html; charset=utf-8").send(page.replace("</head>", `${more}</head>`));
  };
  app.get("/", screen);
  app.setNotFoundHandler(screen);
}
