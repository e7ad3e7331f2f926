import { mulberry32, type Random, shuffled } from "./mulberry32.ts";
import type { Made } from "./puzzleFaults.ts";

/** A piece of a jigsaw: where it belongs, and its outline as an SVG path on the whole picture. */
export interface JigsawPiece {
  readonly row: number;
  readonly col: number;
  readonly path: string;
}

/** A picture cut into pieces that hold one another. */
export interface Jigsaw {
  readonly type: "jigsaw";
  readonly rows: number;
  readonly cols: number;
  readonly image: string;
  /** The picture's sides in the units of the paths: `pieceSide` a piece. */
  readonly height: number;
  readonly width: number;
  /** Row after row. */
  readonly pieces: readonly JigsawPiece[];
  /** The pieces as they lie on the table at first: their numbers in `pieces`, in an order drawn at random. */
  readonly table: readonly number[];
}

/** How long a piece's side is, in the units of the paths. */
export const pieceSide = 100;

/** How far a tab reaches over the piece's side at most, in the same units. */
export const tabReach = 26;

/** The most pieces a side: more can't be told apart on a classroom's screen. */
export const mostPieces = 10;

/** What is cut when nobody says how many pieces a side. */
export const usualPieces = 3;

type Point = readonly [x: number, y: number];

/**
 * Cuts a picture into as many rows as columns of interlocking pieces. The same size and seed make the same cut,
 * whatever the picture; it is stretched over the square, so that pieces of a wide picture are wide.
 */
export function cutJigsaw(
  image: string | null | undefined,
  { size, seed }: { readonly size?: number | null | undefined; readonly seed: number },
): Made<Jigsaw> {
  const count = size ?? usualPieces;
  if (count > mostPieces)
    return { faults: [{ path: "grid_size", reason: "tooManyPieces", size: mostPieces }] };
  if (!image) return { faults: [{ path: "image_url", reason: "noPicture" }] };
  const random = mulberry32(seed);
  const across = cutLines(count, random);
  const down = cutLines(count, random);
  const pieces = Array.from({ length: count * count }, (_, number) => {
    const row = Math.floor(number / count);
    const col = number % count;
    return { row, col, path: outlineOf(row, col, { across, down }) };
  });
  const side = count * pieceSide;
  const order = shuffled(Array.from(pieces.keys()), random);
  // A table on which every piece lies in order already would be no puzzle.
  if (order.every((piece, at) => piece === at)) order.reverse();
  return {
    puzzle: {
      type: "jigsaw",
      rows: count,
      cols: count,
      image,
      height: side,
      width: side,
      pieces,
      table: order,
    },
  };
}

/** How one cut between two pieces runs: a tab to the one or the other side, a little off the middle. */
interface Cut {
  readonly side: 1 | -1;
  readonly middle: number;
  readonly reach: number;
}

/** The cuts of every line between rows (or columns); the rim is straight and has none. */
function cutLines(count: number, random: Random): readonly (readonly Cut[])[] {
  return Array.from({ length: count - 1 }, () =>
    Array.from({ length: count }, () => ({
      side: random() < 0.5 ? 1 : -1,
      middle: 0.44 + random() * 0.12,
      reach: 0.2 + random() * 0.05,
    })),
  );
}

/** The points of a cut along its piece, from 0 to 1 and beside it: a start and curves of three points each. */
function tabOf({ side, middle, reach }: Cut): readonly Point[] {
  const y = reach * side;
  return [
    [0, 0],
    [0.2, 0.02 * side],
    [middle - 0.02, -0.05 * side],
    [middle - 0.06, 0.08 * side],
    [middle - 0.1, 0.12 * side],
    [middle - 0.17, y],
    [middle, y],
    [middle + 0.17, y],
    [middle + 0.1, 0.12 * side],
    [middle + 0.06, 0.08 * side],
    [middle + 0.02, -0.05 * side],
    [0.8, 0.02 * side],
    [1, 0],
  ];
}

interface Cuts {
  /** Between a row and the next: the cut below row 0 is `across[0]`, column by column. */
  readonly across: readonly (readonly Cut[])[];
  /** Between a column and the next, row by row. */
  readonly down: readonly (readonly Cut[])[];
}

/** Once around a piece clockwise; a neighbor runs along the same cut the other way. */
function outlineOf(row: number, col: number, { across, down }: Cuts): string {
  const x = col * pieceSide;
  const y = row * pieceSide;
  const level = (cut: Cut | undefined, at: number) => curve(cut, ([along, off]) => [x + along, at + off]);
  const upright = (cut: Cut | undefined, at: number) => curve(cut, ([along, off]) => [at + off, y + along]);
  const top = level(across[row - 1]?.[col], y);
  const right = upright(down[col]?.[row], x + pieceSide);
  const bottom = level(across[row]?.[col], y + pieceSide);
  const left = upright(down[col - 1]?.[row], x);
  const around = [top, right, [...bottom].reverse(), [...left].reverse()];
  const [start] = top;
  return `M${write(start)}${around.map(drawn).join("")}Z`;
}

function curve(cut: Cut | undefined, place: (point: Point) => Point): readonly Point[] {
  const straight: readonly Point[] = [
    [0, 0],
    [1, 0],
  ];
  const points = cut ? tabOf(cut) : straight;
  return points.map(([along, off]) => place([along * pieceSide, off * pieceSide]));
}

function drawn([, ...points]: readonly Point[]): string {
  return points.length === 1 ? `L${write(points[0])}` : `C${points.map(write).join(" ")}`;
}

/** Tenths are finer than any screen draws, and keep the paths short. */
function write(point: Point | undefined): string {
  return (point ?? [0, 0]).map((value) => Math.round(value * 10) / 10).join(",");
}
