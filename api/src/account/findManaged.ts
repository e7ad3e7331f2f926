import { Refusal } from "../core/errors.ts";
import { readOne } from "../core/reading.ts";
import type { Call } from "../core/route.ts";
import { say } from "../core/say.ts";

type Asking = Pick<Call, "services" | "db" | "context" | "language">;

/**
 * Answers somebody whom the caller may change.
 * @throws Refusal notFound for who is out of the caller's scope, forbidden for who may only be seen.
 */
export async function findManaged({ services, db, context, language }: Asking, id: number) {
  const entity = services.entities.get("user");
  if (!entity) throw new Error("The user entity is not registered");
  const row: Record<string, unknown> = await readOne(db, entity, id, context);
  if (!(row["can"] as string[]).includes("update")) throw new Refusal("forbidden", say[language].forbidden);
  return row;
}
