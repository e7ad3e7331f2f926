/** A session's name with its years counted on by as many as the days make: `2026-27` becomes `2027-28`. */
export function nextYearsName(name: string, days: number): string {
  const years = Math.round(days / 365.25);
  if (years === 0) return name;
  return name.replace(
    /\b(20\d\d)([-–/])(20\d\d|\d\d)\b|\b20\d\d\b/g,
    (all, from?: string, mark?: string, to?: string) => {
      if (!from || !to) return String(Number(all) + years);
      const end = Number(to) + years;
      return `${Number(from) + years}${mark}${to.length === 2 ? String(end % 100).padStart(2, "0") : end}`;
    },
  );
}
