const between = " · ";

/** The note of a donation that is voided: what it said before, and behind it why. */
export function voidNote(note: string | null, reason: string | null | undefined): string | null {
  return [note, reason].filter(Boolean).join(between) || null;
}

/** Why a donation was voided, by its note before and after. */
export function voidReason(before: string | null, after: string | null): string | null {
  if (!before || !after) return after;
  return after.startsWith(before + between) ? after.slice(before.length + between.length) : after;
}
