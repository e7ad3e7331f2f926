import type { WordSearch } from "@kindling/contract";
import Box from "@mui/material/Box";
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { marksOf, WordSearchDrawing } from "../../curriculum/puzzle-drawing/WordSearchDrawing.tsx";
import { useKept } from "../stage/stageMemory.ts";
import { lowStage } from "../stage/stageRoom.ts";
import { boardHeight, GameFrame, narrowStage } from "./GameFrame.tsx";
import { type Cell, cellAt, isSame, straightEnd, wordBetween } from "./searchLines.ts";
import { useTeams } from "./useTeams.ts";

const moves: Readonly<Record<string, readonly [down: number, across: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Words found by drawing a line from their first letter to their last, by tapping both, or by arrows and Enter. */
export function WordSearchGame({ puzzle }: { puzzle: WordSearch }) {
  const { t } = useTranslation(["puzzles", "stage"]);
  const { size, rows, words } = puzzle;
  const [foundList, setFound] = useKept<readonly number[]>("puzzle/found", []);
  const found = new Set(foundList);
  const [isRevealed, setRevealed] = useKept("puzzle/revealed", false);
  const [hint, setHint] = useState<Cell | null>(null);
  const [start, setStart] = useState<Cell | null>(null);
  const [end, setEnd] = useState<Cell | null>(null);
  const [cursor, setCursor] = useState<Cell>({ row: 0, col: 0 });
  /** The line under way: where it began, and which letter had been tapped before. */
  const stroke = useRef<{ readonly from: Cell; readonly tapped: Cell | null }>(null);
  const [isByKey, setByKey] = useState(false);
  const [said, setSaid] = useState("");
  const keys = useId();
  const teams = useTeams();
  const marks = marksOf(puzzle);

  const finish = (from: Cell, to: Cell) => {
    const word = wordBetween(puzzle, from, to);
    if (word && !found.has(word.index)) teams.found();
    else teams.missed();
    if (word) {
      setFound([...new Set([...found, word.index])]);
      setHint(null);
    }
    setSaid(word ? t("game.found", { word: word.word }) : t("game.notFound"));
    forget();
  };
  /** Where a finger points, counted in cells from the middle of the first. */
  const pointUnder = (event: PointerEvent<SVGSVGElement>): Cell => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = (share: number) => Math.max(0, Math.min(size - 1, share * (size + 0.2) - 0.6));
    return {
      row: at((event.clientY - box.top) / box.height),
      col: at((event.clientX - box.left) / box.width),
    };
  };
  /** A finger that slips to the letter beside has tapped, unless the two make a word. */
  const isStroke = (from: Cell, to: Cell) =>
    Math.max(Math.abs(to.row - from.row), Math.abs(to.col - from.col)) > 1 ||
    wordBetween(puzzle, from, to) !== undefined;
  const press = (event: PointerEvent<SVGSVGElement>) => {
    if (!event.isPrimary) return;
    const cell = cellAt(pointUnder(event));
    setByKey(false);
    event.currentTarget.setPointerCapture(event.pointerId);
    stroke.current = { from: cell, tapped: start };
    setStart(cell);
    setEnd(cell);
  };
  const drag = (event: PointerEvent<SVGSVGElement>) => {
    if (stroke.current && event.isPrimary) setEnd(straightEnd(stroke.current.from, pointUnder(event), size));
  };
  const release = (event: PointerEvent<SVGSVGElement>) => {
    if (!stroke.current || !event.isPrimary) return;
    const { from, tapped } = stroke.current;
    stroke.current = null;
    // The last rendered line may be older than where the finger was lifted.
    const to = straightEnd(from, pointUnder(event), size);
    if (isStroke(from, to)) return finish(from, to);
    setEnd(from);
    if (tapped && !isSame(tapped, from)) finish(tapped, straightEnd(tapped, from, size));
  };
  const forget = () => {
    stroke.current = null;
    setStart(null);
    setEnd(null);
  };
  const type = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (move) {
      const within = (at: number) => Math.max(0, Math.min(size - 1, at));
      const next = { row: within(cursor.row + move[0]), col: within(cursor.col + move[1]) };
      setCursor(next);
      setByKey(true);
      if (start) setEnd(next);
      setSaid(t("game.cell", { letter: rows[next.row]?.[next.col], row: next.row + 1, col: next.col + 1 }));
    } else if (event.key === "Enter" || event.key === " ") {
      setByKey(true);
      if (start && !isSame(start, cursor)) finish(start, cursor);
      else {
        setStart(cursor);
        setEnd(cursor);
        setSaid(t("game.begun", { letter: rows[cursor.row]?.[cursor.col] }));
      }
    } else if (event.key === "Escape" && start) forget();
    else return;
    // The focused board handles these keys, not the stage.
    event.preventDefault();
  };

  const columns = words.length > 6 ? 2 : 1;
  const lines = Math.ceil(words.length / columns);
  const longest = Math.max(6, ...words.map(({ word }) => Array.from(word).length));
  const shown = marks.filter((_, at) => isRevealed || found.has(at));
  const drawn = start && end ? [{ from: start, to: end }] : [];
  return (
    <GameFrame
      isSolved={isRevealed || found.size === words.length}
      isRevealed={isRevealed}
      said={said}
      teams={teams}
      progress={t("game.foundOf", { found: found.size, count: words.length })}
      onHint={() => {
        const word = words.find(({ index }) => !found.has(index));
        if (!word) return;
        setHint({ row: word.row, col: word.col });
        setSaid(t("stage:puzzle.hintSearch", { word: word.word }));
      }}
      onReveal={() => setRevealed(true)}
      onAgain={() => {
        setFound([]);
        setHint(null);
        setRevealed(false);
        setStart(null);
        setSaid("");
      }}
      board={
        <Box
          sx={{
            width: `min(${boardHeight}, 52cqi)`,
            [narrowStage]: { width: "min(100%, max(100cqb - 24rem, 22rem))" },
            "& svg": { touchAction: "none", userSelect: "none", cursor: "crosshair", borderRadius: 1 },
            "& svg:focus-visible": { outline: 3, outlineColor: "primary.main", outlineOffset: 4 },
          }}
        >
          <WordSearchDrawing
            puzzle={puzzle}
            marks={[...shown, ...drawn]}
            role="application"
            tabIndex={0}
            aria-roledescription={t("game.board")}
            aria-describedby={keys}
            onPointerDown={press}
            onPointerMove={drag}
            onPointerUp={release}
            onPointerCancel={forget}
            onKeyDown={type}
          >
            <desc id={keys}>{t("game.searchKeys")}</desc>
            {hint && (
              <circle
                cx={hint.col + 0.5}
                cy={hint.row + 0.5}
                r={0.46}
                fill="none"
                strokeWidth={0.08}
                strokeDasharray="0.2 0.12"
                stroke="var(--k-palette-primary-main)"
              />
            )}
            {isByKey && (
              <rect
                x={cursor.col + 0.06}
                y={cursor.row + 0.06}
                width={0.88}
                height={0.88}
                rx={0.15}
                fill="none"
                strokeWidth={0.09}
                stroke="var(--k-palette-primary-main)"
              />
            )}
          </WordSearchDrawing>
        </Box>
      }
      beside={
        <Box
          component="ul"
          aria-label={t("sheet.bank")}
          sx={{
            minHeight: 0,
            overflowY: "auto",
            columns: columns,
            columnGap: "2cqi",
            fontSize: `max(1.125rem, min(58cqb / ${lines} / 1.5, 42cqi / ${columns} / ${0.75 * longest}, 6cqb))`,
            fontWeight: 700,
            // A letter's box is higher than its line.
            py: "0.15em",
            [lowStage]: { columns: 2, fontSize: "1rem" },
            [narrowStage]: { columns: 2, fontSize: "1.125rem" },
          }}
        >
          {words.map(({ index, word }) => {
            const isFound = isRevealed || found.has(index);
            return (
              <Box
                component="li"
                key={index}
                sx={{
                  color: isFound ? "area.puzzle" : "text.primary",
                  textDecoration: isFound ? "line-through" : "none",
                  overflowWrap: "anywhere",
                  breakInside: "avoid",
                  lineHeight: 1.3,
                }}
              >
                <span data-aloud="item">{word}</span>
                {isFound && <Box component="span" aria-label={t("game.isFound")} role="img" />}
              </Box>
            );
          })}
        </Box>
      }
    />
  );
}
