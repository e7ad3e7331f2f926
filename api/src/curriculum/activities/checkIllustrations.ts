import { illustrationParts } from "@kindling/contract";
import type { Db } from "../../core/database.ts";
import type { Context } from "../../core/entities/entity.ts";
import { checkMedium } from "../storedMedia.ts";

/**
 * Checks that uploaded illustrations of an activity are pictures.
 * @throws Refusal invalid at the part, or at its entry.
 */
export async function checkIllustrations(
  db: Db,
  details: Readonly<Record<string, unknown>> | null | undefined,
  context: Context,
): Promise<void> {
  for (const part of illustrationParts) {
    const value = details?.[part];
    const isList = Array.isArray(value);
    for (const [at, each] of [value].flat().entries())
      if (typeof each === "string")
        await checkMedium(db, "image", `details.${part}${isList ? `.${at}` : ""}`, each, context);
  }
}
