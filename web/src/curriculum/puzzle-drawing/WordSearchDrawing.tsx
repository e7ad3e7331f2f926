import type { WordSearch } from "@kindling/contract";
import Box from "@mui/material/Box";
import type { ReactNode, SVGProps } from "react";
import { useTranslation } from "react-i18next";

/** A line around letters: from the middle of one cell to the middle of another, counted from 0. */
export interface Mark {
  readonly from: { readonly row: number; readonly col: number };
  readonly to: { readonly row: number; readonly col: number };
}

/** The marks around all words of a search. */
export function marksOf({ words }: WordSearch): readonly Mark[] {
  return words.map(({ row, col, step, letters }) => ({
    from: { row, col },
    to: { row: row + step[0] * (letters.length - 1), col: col + step[1] * (letters.length - 1) },
  }));
}

/** The square of letters of a word search, as large as its place, with lines around what was found. */
export function WordSearchDrawing({
  puzzle: { size, rows },
  marks,
  children,
  ...svg
}: {
  readonly puzzle: WordSearch;
  readonly marks: readonly Mark[];
  /** What lies above the letters. */
  readonly children?: ReactNode;
} & Omit<SVGProps<SVGSVGElement>, "children">) {
  const { t } = useTranslation("puzzles");
  return (
    <Box
      component="svg"
      viewBox={`-0.1 -0.1 ${size + 0.2} ${size + 0.2}`}
      role="img"
      aria-label={t("drawing.wordSearch", { size })}
      {...(svg as object)}
      sx={{ display: "block", width: 1, color: "text.primary", userSelect: "none" }}
    >
      {marks.map(({ from, to }) => (
        <Box
          key={`${from.row},${from.col}-${to.row},${to.col}`}
          component="line"
          x1={from.col + 0.5}
          y1={from.row + 0.5}
          x2={to.col + 0.5}
          y2={to.row + 0.5}
          strokeWidth={0.78}
          strokeLinecap="round"
          sx={{ stroke: "var(--k-palette-areaSoft-puzzle)" }}
        />
      ))}
      {marks.map(({ from, to }) => (
        <Capsule key={`${from.row},${from.col}-${to.row},${to.col}`} from={from} to={to} />
      ))}
      <g fontSize="0.7" fontWeight="700" textAnchor="middle" fill="currentColor">
        {rows.map((row, down) => (
          // Rows have no ID and never change order.
          <text key={`${down}.${row.join("")}`} y={down + 0.75}>
            {row.map((letter, across) => (
              <tspan key={`${across}.${letter}`} x={across + 0.5}>
                {letter}
              </tspan>
            ))}
          </text>
        ))}
      </g>
      {children}
    </Box>
  );
}

/** A drawn outline around letters, which survives a printer without colors. */
function Capsule({ from, to }: Mark) {
  const length = Math.hypot(to.col - from.col, to.row - from.row);
  const turn = (Math.atan2(to.row - from.row, to.col - from.col) * 180) / Math.PI;
  return (
    <Box
      component="rect"
      x={-0.39}
      y={-0.39}
      width={length + 0.78}
      height={0.78}
      rx={0.39}
      fill="none"
      strokeWidth={0.05}
      transform={`translate(${from.col + 0.5} ${from.row + 0.5}) rotate(${turn})`}
      sx={{ stroke: "var(--k-palette-area-puzzle)" }}
    />
  );
}
