/** What a thermometer shows: the goal, what the class has brought, and how much of that is verified; cents. */
export interface Readings {
  readonly goal: number | null;
  readonly counted: number;
  readonly verified: number;
}

/** Positions on the tube (0 bottom, 1 top) and the amounts at its marks. */
export interface Scale {
  readonly top: number;
  readonly counted: number;
  readonly verified: number;
  /** The position of the goal's flag; null without a goal. */
  readonly goal: number | null;
  readonly marks: readonly { readonly at: number; readonly cents: number }[];
}

/** Round maximums for a thermometer without a goal, divisible by four. */
const roundTops = [20_00, 40_00, 100_00, 200_00, 400_00, 1000_00, 2000_00, 4000_00, 10_000_00] as const;

/** The scale of a thermometer: it ends at the goal, or above it where the class has brought more. */
export function scaleOf({ goal, counted, verified }: Readings): Scale {
  const roundTop = roundTops.find((each) => each >= counted) ?? counted;
  const top = Math.max(goal ?? roundTop, counted, 1);
  const quarters = goal ?? roundTop;
  return {
    top,
    counted: counted / top,
    verified: Math.min(verified, counted) / top,
    goal: goal === null ? null : goal / top,
    marks: [0, 1, 2, 3, 4].map((quarter) => {
      const cents = Math.round((quarters * quarter) / 4);
      return { at: cents / top, cents };
    }),
  };
}
