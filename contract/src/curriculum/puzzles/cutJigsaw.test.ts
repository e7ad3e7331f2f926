import fc from "fast-check";
import { expect, test } from "vitest";
import { cutJigsaw, type Jigsaw, mostPieces, pieceSide, tabReach } from "./cutJigsaw.ts";
import { seeds } from "./testing.ts";

const picture = "/api/files/kind.png";
const counts = fc.integer({ min: 2, max: mostPieces });

function pointsOf(path: string): string[] {
  return path.match(/-?[\d.]+,-?[\d.]+/g) ?? [];
}

function edge(path: string, from: string, to: string): string[] {
  const points = pointsOf(path);
  const turned = [...points.slice(points.indexOf(from)), ...points.slice(1, points.indexOf(from) + 1)];
  return turned.slice(0, turned.indexOf(to, 1) + 1);
}

test("cutJigsaw cuts pieces whose edges match their neighbors' exactly, with a straight rim", () => {
  fc.assert(
    fc.property(counts, seeds, (size, seed) => {
      const { pieces } = cutJigsaw(picture, { size, seed }).puzzle as Jigsaw;
      const at = (row: number, col: number) => pieces[row * size + col]?.path ?? "";
      const corner = (row: number, col: number) => `${col * pieceSide},${row * pieceSide}`;
      for (const { row, col, path } of pieces) {
        const right = edge(path, corner(row, col + 1), corner(row + 1, col + 1));
        const bottom = edge(path, corner(row + 1, col + 1), corner(row + 1, col));
        const isRim = [col === size - 1, row === size - 1];
        expect([right.length === 2, bottom.length === 2]).toEqual(isRim);
        if (!isRim[0]) {
          const left = edge(at(row, col + 1), corner(row + 1, col + 1), corner(row, col + 1));
          expect(left.reverse()).toEqual(right);
        }
        if (!isRim[1]) {
          const top = edge(at(row + 1, col), corner(row + 1, col), corner(row + 1, col + 1));
          expect(top.reverse()).toEqual(bottom);
        }
      }
    }),
    { numRuns: 30, seed: 4 },
  );
});

test("cutJigsaw reaches no further over a piece's side than it says, and lays every piece on the table once", () => {
  fc.assert(
    fc.property(counts, seeds, (size, seed) => {
      const { pieces, table } = cutJigsaw(picture, { size, seed }).puzzle as Jigsaw;
      for (const { row, col, path } of pieces) {
        const points = pointsOf(path).map((point) => point.split(",").map(Number));
        const beyond = points.filter(
          ([x = 0, y = 0]) =>
            Math.abs(x - (col + 0.5) * pieceSide) > pieceSide / 2 + tabReach ||
            Math.abs(y - (row + 0.5) * pieceSide) > pieceSide / 2 + tabReach,
        );
        expect(beyond).toEqual([]);
      }
      expect([...table].sort((a, b) => a - b)).toEqual([...pieces.keys()]);
      expect(table).not.toEqual([...pieces.keys()]);
    }),
    { numRuns: 40, seed: 4 },
  );
});

test("cutJigsaw cuts the same from the same seed, and refuses what has no picture or too many pieces", () => {
  const cut = (seed: number) => cutJigsaw(picture, { size: 4, seed }).puzzle;
  expect(cut(3)).toEqual(cut(3));
  expect(cut(4)?.pieces).not.toEqual(cut(3)?.pieces);
  expect(cutJigsaw(null, { seed: 1 }).faults?.[0]).toMatchObject({ path: "image_url", reason: "noPicture" });
  expect(cutJigsaw(picture, { size: 11, seed: 1 }).faults?.[0]).toMatchObject({
    path: "grid_size",
    reason: "tooManyPieces",
    size: 10,
  });
});
