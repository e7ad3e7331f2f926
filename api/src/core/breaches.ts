import { type Language, ruleMessages } from "@kindling/contract";
import pg from "pg";
import type { Context, Entity } from "./entities/entity.ts";
import { labelOf } from "./entities/reading.ts";
import { invalid, Refusal, unknownReference } from "./errors.ts";
import { FileGone } from "./files/fileKeeping.ts";
import { say } from "./say.ts";

type Entities = ReadonlyMap<string, Entity>;

/** What the rows of a table are called, by the resource that keeps them there. */
function rowsCalled(table: string, context: Context, entities: Entities): string {
  for (const { resource, table: own, links = {} } of entities.values()) {
    const tables = [own, ...Object.values(links).map((link) => link.table)];
    if (tables.includes(table)) return resource.labels[context.language].many;
  }
  return table.replaceAll("_", " ");
}

/** Puts in words that the database refuses what would change closed books; answers other errors as they are. */
export function translateClosed(error: unknown, language: Language): unknown {
  if (!(error instanceof pg.DatabaseError) || error.code !== "KC409") return error;
  return new Refusal("conflict", say[language].closed(error.detail ?? ""));
}

/** Puts a breach of the database's constraints in words: a taken value names its field, a used row its users. */
export function translateBreach(
  error: unknown,
  entity: Entity,
  context: Context,
  entities: Entities,
): unknown {
  if (error instanceof FileGone) {
    return invalid(error.field, say[context.language].fileGone(labelOf(entity, error.field, context)));
  }
  if (!(error instanceof pg.DatabaseError)) return error;
  const constraint = error.constraint ?? "";
  if (error.code === "23505") {
    const field = constraint.split("__")[1] ?? "name";
    const msg = ruleMessages[context.language].taken(labelOf(entity, field, context));
    return new Refusal("conflict", msg, { errors: [{ msg, path: field }] });
  }
  if (error.code === "23503" && /is still referenced/.test(error.detail ?? "")) {
    const users = rowsCalled(error.table ?? "", context, entities);
    const thing = entity.resource.labels[context.language].one;
    return new Refusal("conflict", say[context.language].inUse(thing, users));
  }
  const missing = error.code === "23503" && /^Key \((\w+)\)=.*is not present/.exec(error.detail ?? "")?.[1];
  if (missing) return unknownReference(missing, entity.resource.labels, context.language);
  if (error.code === "23514" && constraint.endsWith("__end"))
    return invalid("end", say[context.language].endBeforeStart);
  return translateClosed(error, context.language);
}
