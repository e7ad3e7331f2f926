import type { Endpoint } from "@kindling/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Describes the calls: OpenAPI 3.1 at /openapi.json, readable at /docs. Put together when it is first asked for. */
export function describeApi(api: FastifyInstance, endpoints: readonly Endpoint[]): void {
  let pages: Promise<FastifyInstance> | undefined;
  const answer = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    pages ??= import("./openApiPages.ts").then(({ openApiPages }) => openApiPages(endpoints, api.prefix));
    const page = await (await pages).inject({ url, headers });
    if (page.statusCode === 404) return reply.callNotFound();
    const { length } = page.rawPayload;
    return reply
      .status(page.statusCode)
      .headers(page.headers)
      .send(length > 0 ? page.rawPayload : undefined);
  };
  for (const url of ["/openapi.json", "/docs", "/docs/*"]) api.get(url, answer);
}
