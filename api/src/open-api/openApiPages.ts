import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { type Endpoint, mayCall } from "@kindling/contract";
import fastify, { type FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { version } from "../core/server/health.ts";
import { completeDescription } from "./completeDescription.ts";

/** A server that only describes the calls, under the prefix they have. */
export async function openApiPages(endpoints: readonly Endpoint[], prefix: string): Promise<FastifyInstance> {
  const pages = fastify();
  pages.setValidatorCompiler(() => () => true);
  pages.setSerializerCompiler(() => JSON.stringify);
  await pages.register((api) => describeAll(api, endpoints), { prefix });
  return pages;
}

async function describeAll(api: FastifyInstance, endpoints: readonly Endpoint[]): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Kindling",
        description: "The API of the Kindling portal.",
        version: version.slice(1),
      },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
      security: [{ bearer: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) =>
      "openapiObject" in document
        ? completeDescription(document.openapiObject, endpoints)
        : document.swaggerObject,
  });
  await api.register(swaggerUi, { routePrefix: "/docs", indexPrefix: api.prefix });
  api.get("/openapi.json", { schema: { hide: true } }, () => api.swagger());
  for (const endpoint of endpoints) {
    const { method, path } = endpoint;
    api.route({ method, url: path, schema: describe(endpoint), handler: () => undefined });
  }
}

/** What the OpenAPI description says of a call. */
function describe(endpoint: Endpoint) {
  const reads = endpoint.method === "GET" || endpoint.method === "DELETE";
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.name.split(".")[0] ?? "other"],
    params: endpoint.params,
    querystring: endpoint.query,
    ...(reads ? {} : { body: endpoint.body }),
    ...(mayCall(endpoint.access, null) ? { security: [] } : {}),
    response: { [endpoint.status]: endpoint.reply },
  };
}
