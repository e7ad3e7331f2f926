/** The year in which the school year of a date begins: in July. */
function beginOf(date: string): number {
  const [year = 0, month = 1] = date.split("-").map(Number);
  return month >= 7 ? year : year - 1;
}

/** The school years that a booklet is for ("2026–2027"): those it was narrowed to, else those its items begin in. */
export function schoolYears(
  items: readonly { readonly start: string }[],
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): string | null {
  const starts = items.map(({ start }) => start).sort();
  const first = from ?? starts[0];
  const last = to ?? starts.at(-1);
  if (!first || !last) return null;
  return `${beginOf(first)}–${beginOf(last) + 1}`;
}
