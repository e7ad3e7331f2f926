import { mulberry32, type Random, shuffled } from "./mulberry32.ts";
import type { Made } from "./puzzleFaults.ts";

/** A jigsaw piece: its position and its outline as an SVG path on the whole picture. */
export interface JigsawPiece {
  readonly row: number;
  readonly col: number;
  readonly path: string;
  /** What it shows, in words; null where nobody wrote it. */
  readonly text: string | null;
}

export interface Jigsaw {
  readonly type: "jigsaw";
  readonly rows: number;
  readonly cols: number;
  readonly image: string;
  /** Size of the picture in path units, `pieceSide` per piece. */
  readonly height: number;
  readonly width: number;
  /** Row by row. */
  readonly pieces: readonly JigsawPiece[];
  /** Piece numbers in random starting order. */
  readonly table: readonly number[];
}

/** In path units. */
export const pieceSide = 100;

/** How far a tab extends beyond the side, in path units. */
export const tabReach = 26;

/** More pieces per side can't be told apart on a classroom screen. */
export const mostPieces = 10;

/** Default pieces per side. */
export const usualPieces = 3;

type Point = readonly [x: number, y: number];

/** Cuts a picture into interlocking pieces. The same size and seed give the same cut. */
export function cutJigsaw(
  image: string | null | undefined,
  {
    size,
    seed,
    texts,
  }: {
    readonly size?: number | null | undefined;
    readonly seed: number;
    readonly texts?: readonly string[] | null | undefined;
  },
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
    return { row, col, path: outlineOf(row, col, { across, down }), text: texts?.[number]?.trim() || null };
  });
  const side = count * pieceSide;
  const order = shuffled(Array.from(pieces.keys()), random);
  // Avoid starting with every piece already in order.
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

/** A cut between two pieces: its tab direction and position. */
interface Cut {
  readonly side: 1 | -1;
  readonly middle: number;
  readonly reach: number;
}

/** The inner cuts; the outer edges are straight. */
function cutLines(count: number, random: Random): readonly (readonly Cut[])[] {
  return Array.from({ length: count - 1 }, () =>
    Array.from({ length: count }, () => ({
      side: random() < 0.5 ? 1 : -1,
      middle: 0.44 + random() * 0.12,
      reach: 0.2 + random() * 0.05,
    })),
  );
}

/** The points of a cut along its side, from 0 to 1: a start and cubic curves. */
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
  /** `across[0]` is the cut below row 0, by column. */
  readonly across: readonly (readonly Cut[])[];
  /** Cuts between columns, by row. */
  readonly down: readonly (readonly Cut[])[];
}

/** Outlines a piece clockwise; its neighbor follows the same cut in reverse. */
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

/** Tenths are precise enough and keep paths short. */
function write(point: Point | undefined): string {
  return (point ?? [0, 0]).map((value) => Math.round(value * 10) / 10).join(",");
}
