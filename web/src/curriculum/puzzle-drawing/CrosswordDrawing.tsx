import type { Crossword } from "@kindling/contract";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";

/** The squares of a crossword with their numbers, and in the answer key their letters. */
export function CrosswordDrawing({
  puzzle: { rows, height, width },
  solved,
}: {
  readonly puzzle: Crossword;
  readonly solved: boolean;
}) {
  const { t } = useTranslation("puzzles");
  return (
    <Box
      component="svg"
      viewBox={`-0.05 -0.05 ${width + 0.1} ${height + 0.1}`}
      role="img"
      aria-label={t("drawing.crossword", { width, height })}
      sx={{ display: "block", width: 1, maxHeight: "inherit", color: "text.primary" }}
    >
      {rows.flatMap((row, down) =>
        row.map(
          (cell, across) =>
            cell && (
              <g key={`${down},${across}`} transform={`translate(${across} ${down})`}>
                <Box
                  component="rect"
                  width={1}
                  height={1}
                  stroke="currentColor"
                  strokeWidth={0.04}
                  sx={{ fill: "var(--k-palette-background-paper)" }}
                />
                {cell.number && (
                  <text x={0.08} y={0.29} fontSize={0.27} fill="currentColor">
                    {cell.number}
                  </text>
                )}
                {solved && (
                  <text
                    x={0.52}
                    y={0.8}
                    fontSize={0.58}
                    fontWeight={700}
                    textAnchor="middle"
                    fill="currentColor"
                  >
                    {cell.letter}
                  </text>
                )}
              </g>
            ),
        ),
      )}
    </Box>
  );
}
