import { type Endpoint, type ErrorCode, errorSchema, errorStatus, type FileKind } from "@kindling/contract";
import { z } from "zod";
import { xlsxType } from "../core/spreadsheets/xlsx.ts";

type Schema = Readonly<Record<string, unknown>>;
type Content = Record<string, { readonly schema: Schema }>;

interface Operation {
  readonly operationId?: string;
  readonly requestBody?: { readonly content: Content };
  readonly responses: Record<string, { description: string; content?: Content } | { readonly $ref: string }>;
}

/** The parts of an OpenAPI document that are read or completed. */
interface Description {
  readonly paths?: object;
  components?: object;
}

const mediaTypes: Readonly<Record<FileKind, string>> = {
  csv: "text/csv",
  xlsx: xlsxType,
  pdf: "application/pdf",
  any: "*/*",
};

const fileSchema: Schema = { type: "string", contentMediaType: "application/octet-stream" };

/** What each refusal means; one that can't be told apart by its status is told with the other. */
const refusals = {
  malformed: "The request can't be read",
  unauthorized: "Not signed in, or the wrong password",
  forbidden: "Not allowed",
  notFound: "Nothing there that the caller may see",
  conflict: "What is stored doesn't allow it, or has changed",
  behind: "The row has changed since the version in If-Match",
  tooLarge: "The body or a file is too large",
  unsupportedType: "The body or a file has a type that isn't taken",
  invalid: "Values that don't fit; `errors` names their fields",
  tooMany: "Too many requests; wait as long as Retry-After says",
  internal: "A fault of the server",
  unavailable: "The database is away, or the outcome is unknown",
  storageFull: "The server's storage is full",
} as const satisfies Partial<Record<ErrorCode, string>>;

type Told = keyof typeof refusals;

/** What a call may be refused for. */
function refusalsOf({ method, access }: Endpoint): readonly Told[] {
  const any: Told[] = ["malformed", "notFound", "conflict", "invalid", "tooMany", "internal", "unavailable"];
  if (method !== "GET") any.push("behind", "tooLarge", "unsupportedType", "storageFull");
  if (method !== "GET" || access.kind !== "public") any.push("unauthorized", "forbidden");
  return any;
}

/** A body's schema with files in the place of their addresses. */
function withFiles(schema: Schema, files: readonly string[]): Schema {
  const own = (schema["properties"] ?? {}) as Readonly<Record<string, Schema>>;
  const sent = files.map((field) => {
    const isList = own[field]?.["type"] === "array";
    return [field, isList ? { type: "array", items: fileSchema } : fileSchema] as const;
  });
  return { ...schema, properties: { ...own, ...Object.fromEntries(sent) } };
}

function complete(operation: Operation, endpoint: Endpoint): void {
  const { files, readsFiles, answerFiles, reply, status } = endpoint;
  const content = operation.requestBody?.content;
  const json = content?.["application/json"];
  if (content && json && files.length > 0) {
    content["multipart/form-data"] = { schema: withFiles(json.schema, files) };
    // A file that is read at once has no address that JSON could name.
    if (readsFiles) delete content["application/json"];
  }
  const { responses } = operation;
  const done = responses[status];
  if (done && "description" in done) {
    done.description = answerFiles.length > 0 ? "The file" : "Done";
    if (reply instanceof z.ZodString) delete done.content;
    for (const kind of answerFiles) (done.content ??= {})[mediaTypes[kind]] = { schema: fileSchema };
    if (answerFiles.includes("any"))
      responses[206] = { ...done, description: "The part that Range asks for" };
  }
  for (const told of refusalsOf(endpoint))
    responses[errorStatus[told]] = { $ref: `#/components/responses/${told}` };
}

/** Adds what the schemas don't tell: forms with files, answers that are files, and why calls are refused. */
export function completeDescription<D extends Description>(document: D, endpoints: readonly Endpoint[]): D {
  const byName = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]));
  for (const path of Object.values(document.paths ?? {}) as Record<string, Operation>[]) {
    for (const operation of Object.values(path)) {
      const endpoint = byName.get(operation.operationId ?? "");
      if (endpoint) complete(operation, endpoint);
    }
  }
  const { $schema: _, ...error } = z.toJSONSchema(errorSchema);
  const schema = { $ref: "#/components/schemas/Refusal" };
  const responses = Object.fromEntries(
    Object.entries(refusals).map(([told, description]) => [
      told,
      { description, content: { "application/json": { schema } } },
    ]),
  );
  document.components = { ...document.components, schemas: { Refusal: error }, responses };
  return document;
}
