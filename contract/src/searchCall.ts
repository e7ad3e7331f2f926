import { defineEndpoint, type Endpoint } from "./core/endpoint.ts";

/** The same call with its query as the body, so that a name that is searched for stays out of the address. */
export function searchCall(endpoint: Endpoint): Endpoint {
  const { name, path, access, summary, params, answerFiles, labels } = endpoint;
  return defineEndpoint({
    name: `${name}.search`,
    method: "POST",
    path: `${path}/search`,
    access,
    summary: `${summary}; the query is sent as the body`,
    params,
    body: () => endpoint.query,
    reply: () => endpoint.reply,
    answerFiles,
    labels,
  });
}
