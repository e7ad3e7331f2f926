import { type FurtherLetter, unprintableLetters } from "@kindling/contract";
import type { Db } from "../../core/database.ts";
import type { Context, Draft } from "../../core/entities/entity.ts";
import { invalid } from "../../core/errors.ts";
import { activitiesSay } from "./activitiesSay.ts";

/**
 * Checks that the letters in more languages can be printed.
 * @throws Refusal invalid at the text that has letters of a writing without a font.
 */
export async function checkLetters(_db: Db, draft: Draft, { language }: Context): Promise<void> {
  const { letters } = (draft["details"] ?? {}) as { letters?: readonly FurtherLetter[] | null };
  for (const [index, letter] of (letters ?? []).entries())
    for (const part of ["title", "text"] as const) {
      const strange = unprintableLetters(letter[part] ?? "").slice(0, 5);
      if (strange.length > 0)
        throw invalid(
          `details.letters.${index}.${part}`,
          activitiesSay[language].unprintable(strange.join(" ")),
        );
    }
}
