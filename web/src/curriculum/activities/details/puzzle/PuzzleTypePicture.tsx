import type { puzzleTypes } from "@kindling/contract";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";

type PuzzleType = (typeof puzzleTypes)[number];

const letters = (rows: readonly string[]) => (
  <g fontSize="13" fontWeight="700" textAnchor="middle" fill="currentColor">
    {rows.flatMap((row, down) =>
      Array.from(row, (letter, across) => (
        <text key={`${down}${across}`} x={16 + across * 21} y={19 + down * 19}>
          {letter}
        </text>
      )),
    )}
  </g>
);

const tile = (x: number, y: number, letter: string, turn = 0) => (
  <g key={`${x},${y}`} transform={`translate(${x} ${y}) rotate(${turn} 9 9)`}>
    <rect
      width="18"
      height="18"
      rx="4"
      fill="var(--k-palette-background-paper)"
      stroke="currentColor"
      strokeWidth="1.6"
    />
    <text x="9" y="13.6" fontSize="12" fontWeight="700" textAnchor="middle" fill="currentColor">
      {letter}
    </text>
  </g>
);

/** A drawing of each kind: a line around letters, tiles about to fall into place, words that cross, two pieces. */
const pictures: Readonly<Record<PuzzleType, ReactNode>> = {
  word_search: (
    <>
      <rect
        x="6"
        y="24.5"
        width="82"
        height="19"
        rx="9.5"
        fill="var(--k-palette-areaSoft-puzzle)"
        stroke="currentColor"
        strokeWidth="1.6"
      />
      {letters(["TRAK", "KIND", "OLES"])}
    </>
  ),
  word_scramble: (
    <>
      {tile(6, 8, "P", -8)}
      {tile(28, 4, "O", 6)}
      {tile(50, 9, "E", -5)}
      {tile(72, 5, "H", 9)}
      <path
        d="M8 57h16M30 57h16M52 57h16M74 57h16"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M17 32v12m-4-4 4 4 4-4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  ),
  crossword: (
    <>
      {tile(21, 3, "H")}
      {tile(3, 22, "H")}
      {tile(21, 22, "O")}
      {tile(39, 22, "P")}
      {tile(57, 22, "E")}
      {tile(75, 22, "S")}
      {tile(21, 41, "W")}
    </>
  ),
  jigsaw: (
    <g strokeWidth="1.8" strokeLinejoin="round" stroke="currentColor">
      <path
        fill="var(--k-palette-areaSoft-puzzle)"
        d="M8 10h34v13c0 2-2 2-4 1-4-2-8 1-8 5s4 7 8 5c2-1 4-1 4 1v19H8z"
        transform="translate(0 0)"
      />
      <path
        fill="var(--k-palette-background-paper)"
        d="M52 10h34v44H52V35c0-2-2-2-4-1-4 2-8-1-8-5s4-7 8-5c2 1 4 1 4-1z"
        transform="rotate(6 69 32) translate(3 0)"
      />
    </g>
  ),
};

export function PuzzleTypePicture({ type }: { readonly type: PuzzleType }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 96 64"
      aria-hidden
      sx={{ width: 1, maxWidth: 96, color: "area.puzzle" }}
    >
      {pictures[type]}
    </Box>
  );
}
