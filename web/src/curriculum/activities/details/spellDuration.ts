/** Spells seconds as a clock does: 200 is 3:20. */
export function spellDuration(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
