import { type ActivityKind, kindOfKey } from "@kindling/contract";
import { translateBreach } from "../../core/breaches.ts";
import type { Entity } from "../../core/entities/entity.ts";
import { Refusal } from "../../core/errors.ts";
import type { Call } from "../../core/route.ts";
import { inSavepoint } from "../../core/savepoints.ts";

/** What a change to many rows needs of its call. */
export type Changing = Pick<Call, "db" | "context" | "services" | "language">;

export interface Refused {
  readonly type: string;
  readonly id: number;
  readonly title: string | null;
  readonly why: string;
}

/** Something that may not be done to one row of many, in words; the others go on without it. */
export class LeftOut extends Error {}

/** What an activity's type is called among resources. */
export function nameOfType(key: string): ActivityKind {
  const name = kindOfKey(key);
  if (!name) throw new Error(`There is no type of activity ${key}`);
  return name;
}

/** The storage of a resource; undefined while the portal has none of that name. */
export function entityNamed({ services }: Pick<Changing, "services">, name: string): Entity | undefined {
  return services.entities.get(name);
}

/** Runs one part of a change in a savepoint; returns the refusal. Other errors abort everything. */
export async function attempt(
  { db, context, services }: Changing,
  entity: Entity,
  work: () => Promise<void>,
): Promise<string | null> {
  try {
    await inSavepoint(db, work);
    return null;
  } catch (error) {
    if (error instanceof LeftOut) return error.message;
    const told = translateBreach(error, entity, context, services.entities);
    if (!(told instanceof Refusal)) throw error;
    return told.message;
  }
}

/** What a row is called. */
export function titleOf(row: Readonly<Record<string, unknown>>): string {
  const title = [row["title"], row["session_theme"], row["name"]].find((each) => typeof each === "string");
  return typeof title === "string" ? title : "";
}

/** Checks that the row is unchanged since it was read and that the caller may change it. */
export function checkSeen(
  row: Readonly<Record<string, unknown>>,
  version: number | undefined,
  say: { readonly changed: string; readonly notYours: string },
): void {
  if (version !== undefined && row["version"] !== version) throw new LeftOut(say.changed);
  if (!(row["can"] as string[]).includes("update")) throw new LeftOut(say.notYours);
}
