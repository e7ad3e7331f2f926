import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { DescribedCall, Document } from "./describedCalls.ts";
import type { MadeRequest } from "./makeRequest.ts";

/** What came back. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
  /** The longest that nothing came. */
  readonly silentMs: number;
}

/** How long nothing may come; tests beside each other are given more than a machine of its own. */
const mostSilentMs = Number(process.env["FUZZ_SILENT_MS"] ?? 30_000);

// A line of a stack, a statement or a message of the database, a folder of the server.
const inside = /\n\s+at .+:\d+:\d+|node_modules|syntax error at or near|relation "|\bselect \w+\.\w+ from\b/;

/** Makes what finds fault with answers, by the document that describes them. Undefined means that there is none. */
export function judgeBy(document: Document) {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, validateFormats: false });
  ajv.addSchema(document, "document");
  const kept = new Map<string, ValidateFunction>();
  const schemaAt = (pointer: string) => {
    const found = kept.get(pointer) ?? ajv.compile({ $ref: `document${pointer}` });
    kept.set(pointer, found);
    return found;
  };
  return (call: DescribedCall, request: MadeRequest, answer: Answer): string | undefined => {
    const { status, type, body, silentMs } = answer;
    const text = /json|text|html|xml/.test(type) ? body.toString() : "";
    if (status >= 500) return `it answers ${status}: ${text.slice(0, 300)}`;
    if (silentMs > mostSilentMs) return `it is silent for ${Math.round(silentMs)} ms`;
    if (inside.test(text)) return `it tells of its inside: ${text.slice(0, 300)}`;
    if (request.method !== call.method || status === 304) return undefined;
    const declared = call.answers[status];
    if (!declared) return `it answers ${status}, which isn't described: ${text.slice(0, 300)}`;
    const [plain = ""] = type.split(";");
    const pointer = declared[plain] ?? declared["*/*"];
    if (pointer === undefined) return `it answers ${status} as ${plain || "nothing"}, which isn't described`;
    if (plain !== "application/json" || !declared[plain]) return undefined;
    const fits = schemaAt(pointer);
    if (fits(JSON.parse(text))) return undefined;
    return `it answers ${status} with ${ajv.errorsText(fits.errors).slice(0, 300)}: ${text.slice(0, 500)}`;
  };
}
