import { readFileSync } from "node:fs";
import path from "node:path";
import { issueMessage } from "@kindling/contract";
import { type Document, isNode, LineCounter, parseDocument } from "yaml";
import { z } from "zod";

const folder = path.join(import.meta.dirname, "../content");

/** An error in a content file; each line of the message names file, line, path and the fix. */
class ContentError extends Error {
  override name = "ContentError";
}

/**
 * Reads a file of demo/content.
 * @throws ContentError if it isn't what the schema says.
 */
export function readContent<S extends z.ZodType>(file: string, schema: S): z.output<S> {
  return parseContent(file, readFileSync(path.join(folder, file), "utf8"), schema);
}

/** Like `readContent`, with the text of the file. */
export function parseContent<S extends z.ZodType>(file: string, text: string, schema: S): z.output<S> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => `${file}:${lines.linePos(offset).line}`;
  const [broken] = document.errors;
  if (broken) throw new ContentError(`${at(broken.pos[0])}: ${broken.message}`);
  const parsed = schema.safeParse(document.toJS(), { reportInput: true });
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    (issue) => `${at(offsetOf(document, issue.path))}: ${z.core.toDotPath(issue.path)}: ${fixOf(issue)}`,
  );
  throw new ContentError(faults.join("\n"));
}

/** Where the value at a path begins, or the nearest one around it. */
function offsetOf(document: Document, place: readonly PropertyKey[]): number {
  for (let depth = place.length; depth >= 0; depth -= 1) {
    const node = document.getIn(place.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function fixOf(issue: z.core.$ZodIssue): string {
  const field = issue.path.findLast((part) => typeof part === "string") ?? "The file";
  if (issue.code === "unrecognized_keys") return `${issueMessage(issue, field, "en")}. Correct or remove it.`;
  // YAML reads `5` as a number and `Ask: who?` as a field.
  if (issue.code === "invalid_type" && issue.expected === "string" && issue.input != null)
    return `${field} must be a text. Put it in quotes.`;
  return issueMessage(issue, field, "en");
}
