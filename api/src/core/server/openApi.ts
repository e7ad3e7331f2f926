import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { version } from "./health.ts";

/** Describes the calls mounted after it: OpenAPI 3.1 at /api/openapi.json, readable at /api/docs. */
export async function describeApi(api: FastifyInstance): Promise<void> {
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
  });
  await api.register(swaggerUi, { routePrefix: "/docs" });
  api.get("/openapi.json", { schema: { hide: true } }, () => api.swagger());
}
