import { parseArgs } from "node:util";

const usage = `Fills an empty database, the one that the settings name, and leaves any other as it is.

  npm run seed -- --demo       the demo program
  npm run seed -- --scale N    the demo program and the data set to measure with: N times 50 districts,
                               100 providers, 2,000 sites, 20,000 instructors, 1,000,000 responses`;

/** An error in the request; the message is for the operator. */
export class SeedError extends Error {
  override name = "SeedError";
}

/** What to fill a database with. */
export type SeedChoice = { readonly scale: number } | "demo";

/**
 * Reads what the command line asks for.
 * @throws SeedError with the usage, or naming what is wrong.
 */
export function readChoice(args: readonly string[]): SeedChoice {
  const options = { demo: { type: "boolean" }, scale: { type: "string" } } as const;
  let values: { demo?: boolean; scale?: string };
  try {
    ({ values } = parseArgs({ args: [...args], options }));
  } catch (error) {
    throw new SeedError(`${(error as Error).message}\n\n${usage}`);
  }
  if (values.demo && values.scale === undefined) return "demo";
  if (values.scale === undefined || values.demo) throw new SeedError(usage);
  const scale = Number(values.scale);
  if (!(scale > 0 && scale <= 100)) {
    throw new SeedError(`--scale is "${values.scale}", but it must be a number over 0, up to 100.`);
  }
  return { scale };
}
