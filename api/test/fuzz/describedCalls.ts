/** A JSON Schema, as far as made values need it. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly contentMediaType?: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: object }>>;
}

/** An OpenAPI document. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly responses: Readonly<Record<string, { readonly content: object }>>;
    readonly schemas: Readonly<Record<string, Schema>>;
  };
}

/** A call as an OpenAPI document describes it. */
export interface DescribedCall {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** What may be sent, by media type. */
  readonly bodies: Readonly<Record<string, Schema>>;
  /** By status: a JSON pointer to the schema of each media type. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const escaped = (word: string) => word.replaceAll("~", "~0").replaceAll("/", "~1");
const pointer = (...words: readonly string[]) => `#/${words.map(escaped).join("/")}`;

/** Reads the calls of a document. */
export function describedCalls({ paths, components }: Document): DescribedCall[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId, parameters = [], requestBody, responses }]) => {
      const answers = Object.entries(responses).map(([status, { $ref, content }]) => {
        const told = $ref?.split("/").at(-1) ?? "";
        const at = $ref ? ["components", "responses", told] : ["paths", path, method, "responses", status];
        const types = Object.keys(content ?? components.responses[told]?.content ?? {});
        return [
          status,
          Object.fromEntries(types.map((type) => [type, pointer(...at, "content", type, "schema")])),
        ];
      });
      return {
        name: operationId,
        method: method.toUpperCase(),
        path,
        parameters,
        bodies: Object.fromEntries(
          Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema]),
        ),
        answers: Object.fromEntries(answers),
      };
    }),
  );
}
