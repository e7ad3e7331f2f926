import { activityTypes } from "@kindling/contract";

/** How many openings every class of the big data set has answered. */
export const rounds = 50;

/** What each of them has won it. */
export const pointsARound = activityTypes.mindfulOpen.points;

/** How many rows of each thing a scale means; 1 is two thousand sites with a million responses. */
export function scaleCounts(scale: number) {
  const of = (count: number) => Math.max(1, Math.round(count * scale));
  const instructors = of(20_000);
  return {
    districts: of(50),
    providers: of(100),
    sites: of(2000),
    instructors,
    responses: instructors * rounds,
  };
}

export type ScaleCounts = ReturnType<typeof scaleCounts>;
