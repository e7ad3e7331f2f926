/** How many responses a class of the big data set has given, on average. */
export const responsesAClass = 50;

/** How many rows of each thing a scale means; 1 is two thousand sites with a million responses. */
export function scaleCounts(scale: number) {
  const of = (count: number) => Math.max(1, Math.round(count * scale));
  const instructors = of(20_000);
  return {
    districts: of(50),
    providers: of(100),
    sites: of(2000),
    instructors,
    responses: instructors * responsesAClass,
  };
}

export type ScaleCounts = ReturnType<typeof scaleCounts>;
