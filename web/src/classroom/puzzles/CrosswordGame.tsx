import type { Crossword, CrosswordEntry } from "@kindling/contract";
import Box from "@mui/material/Box";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useKept } from "../stage/stageMemory.ts";
import { lowStage } from "../stage/stageRoom.ts";
import { useStepKeys } from "../stage/useStepKeys.ts";
import { CrosswordBoard } from "./CrosswordBoard.tsx";
import { CrosswordClues } from "./CrosswordClues.tsx";
import { cellOf, cellsOf, entriesAt, isRight, isWrong, letterPut, nextCell } from "./crosswordMoves.ts";
import { GameFrame } from "./GameFrame.tsx";
import { typedLetter } from "./typedLetter.ts";
import { useTeams } from "./useTeams.ts";

const arrows: Readonly<Record<string, readonly [down: number, across: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const nothing: readonly (readonly [cell: string, letter: string])[] = [];
const noCells: readonly string[] = [];

/**
 * A crossword to type into, word after word; a word is marked as soon as it is right, or complete and not right, and
 * wrong letters when the class asks for it.
 */
export function CrosswordGame({ puzzle }: { puzzle: Crossword }) {
  const { t } = useTranslation(["puzzles", "stage"]);
  const [letters, setLetters] = useKept("puzzle/letters", nothing);
  const written = new Map(letters);
  const setWritten = (next: ReadonlyMap<string, string>) => setLetters([...next]);
  const [isRevealed, setRevealed] = useKept("puzzle/revealed", false);
  /** The letters that were wrong when the class last checked, until they are changed. */
  const [checked, setChecked] = useKept("puzzle/checked", noCells);
  const [note, setNote] = useState("");
  const [said, setSaid] = useState("");
  const teams = useTeams();
  const [current, setCurrent] = useState<CrosswordEntry | undefined>(puzzle.entries[0]);
  const board = useRef<HTMLDivElement>(null);
  const solution = useMemo(
    () =>
      new Map(
        puzzle.entries.flatMap((entry) =>
          cellsOf(entry).map((cell, at) => [cell, entry.letters[at] ?? ""] as const),
        ),
      ),
    [puzzle],
  );
  const shown = isRevealed ? solution : written;
  const right = puzzle.entries.filter((entry) => isRight(entry, shown));
  const wrong = puzzle.entries.filter((entry) => isWrong(entry, shown));

  const goTo = (cell: string | undefined) =>
    cell && board.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  /** A word is typed whole, from its first letter, even if squares are already filled. */
  const begin = (entry: CrosswordEntry) => {
    setCurrent(entry);
    goTo(cellOf(entry, 0));
  };
  const enter = (cell: string) => {
    const here = entriesAt(puzzle, cell);
    // The word may have changed together with this cell.
    setCurrent((now) => (now && here.includes(now) ? now : here[0]));
  };
  const write = (cell: string, letter: string) => {
    if (isRevealed) return;
    const next = new Map([...written, [cell, letter]]);
    setWritten(next);
    uncheck(cell);
    const here = entriesAt(puzzle, cell);
    const along = here.find((entry) => entry === current) ?? here[0];
    if (!along) return;
    const amiss = [along, ...here].find((entry) => isWrong(entry, next));
    setSaid(amiss ? t("game.wrongWord", { number: amiss.number, direction: t(amiss.direction) }) : "");
    if (here.some((entry) => isRight(entry, next) && !right.includes(entry))) teams.found();
    else if (here.some((entry) => isWrong(entry, next))) teams.missed();
    const cells = cellsOf(along);
    const ahead = cells[cells.indexOf(cell) + 1];
    if (ahead) goTo(ahead);
    else if (isRight(along, next)) {
      const onward = wordAfter(along, (entry) => !isRight(entry, next));
      if (onward) begin(onward);
    } else goTo(cells.find((each) => !next.has(each)) ?? cells[0]);
  };
  /** The next word in the order of the clues, from the first again after the last. */
  const wordAfter = (entry: CrosswordEntry, isWanted: (entry: CrosswordEntry) => boolean) => {
    const at = puzzle.entries.indexOf(entry);
    return [...puzzle.entries.slice(at + 1), ...puzzle.entries.slice(0, at)].find(isWanted);
  };
  const uncheck = (cell: string) => {
    setNote("");
    if (checked.includes(cell)) setChecked(checked.filter((each) => each !== cell));
  };
  const check = () => {
    const faults = [...written].flatMap(([cell, letter]) => (solution.get(cell) === letter ? [] : [cell]));
    setChecked(faults);
    setNote(faults.length > 0 ? t("game.wrongLetters", { count: faults.length }) : t("game.noneWrong"));
  };
  const change = (cell: string, text: string) => {
    const letter = letterPut(text, written.get(cell) ?? "");
    if (letter) write(cell, letter);
    else if (text === "") erase(cell);
  };
  useStepKeys(board, (event) => {
    const letter = typedLetter(event.key);
    if (!letter || !current) return;
    write(cellsOf(current).find((cell) => !written.has(cell)) ?? cellOf(current, 0), letter);
    event.preventDefault();
  });
  /** Puts in the first letter that is missing or wrong: of the word in question, else of the next that is not done. */
  const help = () => {
    const undone = puzzle.entries.filter((entry) => !right.includes(entry));
    const entry = undone.find((each) => each === current) ?? undone[0];
    const cell = entry && cellsOf(entry).find((each) => written.get(each) !== solution.get(each));
    if (!entry || !cell) return;
    setCurrent(entry);
    setWritten(new Map([...written, [cell, solution.get(cell) ?? ""]]));
    uncheck(cell);
    const { number, direction } = entry;
    setSaid(t("stage:puzzle.hintCrossword", { number, direction: t(direction) }));
  };
  const erase = (cell: string) => {
    const rest = new Map(written);
    uncheck(cell);
    const cells = current ? cellsOf(current) : [];
    const before = cells[cells.indexOf(cell) - 1];
    if (!rest.delete(cell) && before) rest.delete(before);
    setWritten(rest);
    if (!written.has(cell)) goTo(before);
  };
  const turn = (cell: string) => {
    const here = entriesAt(puzzle, cell);
    setCurrent(here.find((entry) => entry !== current) ?? here[0]);
  };
  const press = (cell: string, event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const arrow = arrows[event.key];
    const letter = typedLetter(event.key);
    if (letter) write(cell, letter);
    else if (arrow) {
      const direction = arrow[0] === 0 ? "across" : "down";
      const along = entriesAt(puzzle, cell).find((entry) => entry.direction === direction);
      // The first arrow across the word changes direction; the next ones move.
      if (along && along !== current) setCurrent(along);
      goTo(nextCell(puzzle, cell, arrow));
    } else if (event.key === "Backspace" || event.key === "Delete") erase(cell);
    else if (event.key === " ") turn(cell);
    else if (event.key === "Home" && current) goTo(cellOf(current, 0));
    else if (event.key === "Enter") {
      const next = current && wordAfter(current, () => true);
      if (next) begin(next);
    } else return;
    event.preventDefault();
  };

  return (
    <GameFrame
      said={said}
      progress={note || t("game.foundOf", { found: right.length, count: puzzle.entries.length })}
      teams={teams}
      onCheck={check}
      isSolved={right.length === puzzle.entries.length}
      isRevealed={isRevealed}
      onHint={help}
      onReveal={() => setRevealed(true)}
      onAgain={() => {
        setLetters(nothing);
        setChecked(noCells);
        setNote("");
        setRevealed(false);
        setSaid("");
      }}
      asked={
        <Box aria-live="polite" sx={{ typography: "stageText", color: "area.puzzle", textAlign: "center" }}>
          <Box
            component="p"
            sx={{
              m: 0,
              fontSize: "0.75em",
              [lowStage]: { fontSize: "0.6em" },
              fontWeight: 700,
              minHeight: "1.35em",
              textWrap: "balance",
            }}
          >
            {current &&
              t("game.clue", {
                number: current.number,
                direction: t(current.direction),
                clue: current.clue ?? "…",
              })}
          </Box>
        </Box>
      }
      board={
        <CrosswordBoard
          ref={board}
          puzzle={puzzle}
          written={shown}
          current={current}
          right={right}
          wrong={wrong}
          checked={isRevealed ? noCells : checked}
          readOnly={isRevealed}
          onEnter={enter}
          onChange={change}
          onPress={press}
          onTurn={turn}
        />
      }
      beside={
        <CrosswordClues puzzle={puzzle} current={current} right={right} wrong={wrong} onChoose={begin} />
      }
    />
  );
}
