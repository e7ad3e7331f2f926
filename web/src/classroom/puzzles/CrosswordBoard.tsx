import type { Crossword, CrosswordEntry } from "@kindling/contract";
import Box from "@mui/material/Box";
import type { KeyboardEvent, Ref } from "react";
import { useTranslation } from "react-i18next";
import { cellsOf } from "./crosswordMoves.ts";
import { boardHeight, narrowStage } from "./GameFrame.tsx";

interface CrosswordBoardProps {
  ref: Ref<HTMLDivElement>;
  puzzle: Crossword;
  /** The letters by their cells. */
  written: ReadonlyMap<string, string>;
  current: CrosswordEntry | undefined;
  right: readonly CrosswordEntry[];
  /** The words that are complete and not right. */
  wrong: readonly CrosswordEntry[];
  /** Cells whose letters were checked and are wrong. */
  checked: readonly string[];
  readOnly: boolean;
  onEnter: (cell: string) => void;
  /** The text of a cell's field has changed, as the keyboard of a phone does it. */
  onChange: (cell: string, text: string) => void;
  onPress: (cell: string, event: KeyboardEvent) => void;
  onTurn: (cell: string) => void;
}

export function CrosswordBoard({
  ref,
  puzzle,
  written,
  current,
  right,
  wrong,
  checked,
  readOnly,
  ...on
}: CrosswordBoardProps) {
  const { t } = useTranslation("puzzles");
  const { rows, height, width } = puzzle;
  const active = new Set(current ? cellsOf(current) : []);
  const done = new Set(right.flatMap(cellsOf));
  const struck = new Set(checked);
  const amiss = new Set([...wrong.flatMap(cellsOf).filter((cell) => !done.has(cell)), ...checked]);
  return (
    <Box
      ref={ref}
      role="group"
      aria-label={t("drawing.crossword", { width, height })}
      sx={{
        "--cell": `min(${boardHeight} / ${height}, var(--board-width, 54cqi) / ${width})`,
        [narrowStage]: { "--cell": `min((100cqi - 28px) / ${width}, 3rem)` },
        display: "grid",
        gridTemplateColumns: `repeat(${width}, var(--cell))`,
        gridAutoRows: "var(--cell)",
        justifyContent: "center",
      }}
    >
      {rows.flatMap((row, down) =>
        row.map((cell, across) => {
          const key = `${down},${across}`;
          if (!cell) return null;
          return (
            <Box key={key} sx={{ position: "relative", gridRow: down + 1, gridColumn: across + 1 }}>
              {cell.number && (
                <Box
                  component="span"
                  aria-hidden
                  sx={{
                    position: "absolute",
                    top: "4%",
                    left: "8%",
                    fontSize: "max(var(--cell) * 0.36, min(3.6cqb, var(--cell) * 0.53))",
                    fontWeight: 700,
                    lineHeight: 1,
                    pointerEvents: "none",
                  }}
                >
                  {cell.number}
                </Box>
              )}
              <Box
                component="input"
                data-cell={key}
                aria-label={t("game.square", { row: down + 1, col: across + 1 })}
                aria-invalid={amiss.has(key) || undefined}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                inputMode="text"
                readOnly={readOnly}
                value={written.get(key) ?? ""}
                onFocus={() => on.onEnter(key)}
                onClick={(event: React.MouseEvent<HTMLInputElement>) => {
                  if (event.detail === 2) on.onTurn(key);
                }}
                onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
                  on.onChange(key, event.target.value)
                }
                onKeyDown={(event: KeyboardEvent) => on.onPress(key, event)}
                sx={{
                  width: 1,
                  height: 1,
                  p: 0,
                  pt: "22%",
                  m: 0,
                  border: 1,
                  borderColor: "edge",
                  borderRadius: 0,
                  textAlign: "center",
                  textTransform: "uppercase",
                  fontFamily: "h2.fontFamily",
                  fontWeight: 800,
                  fontSize: "calc(var(--cell) * 0.54)",
                  color: done.has(key) ? "success.main" : amiss.has(key) ? "error.main" : "text.primary",
                  ...(amiss.has(key) && {
                    textDecoration: "underline wavy 0.06em",
                    textUnderlineOffset: "0.12em",
                  }),
                  // A wrong letter is struck out, for those who don't see its color.
                  ...(struck.has(key) && {
                    backgroundImage:
                      "linear-gradient(to top right, transparent calc(50% - 0.05em), var(--k-palette-error-main) calc(50% - 0.05em) calc(50% + 0.05em), transparent calc(50% + 0.05em))",
                  }),
                  bgcolor: active.has(key) ? "areaSoft.puzzle" : "background.paper",
                  caretColor: "transparent",
                  "&:focus-visible, &:focus": {
                    outline: "3px solid",
                    outlineColor: "primary.main",
                    outlineOffset: "-3px",
                  },
                }}
              />
            </Box>
          );
        }),
      )}
    </Box>
  );
}
