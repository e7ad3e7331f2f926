import { type Jigsaw, pieceSide, tabReach } from "@kindling/contract";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import CircularProgress from "@mui/material/CircularProgress";
import Typography from "@mui/material/Typography";
import { type MouseEvent, type PointerEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { usePictureShape } from "../../curriculum/puzzle-drawing/usePictureShape.ts";
import { useKept } from "../stage/stageMemory.ts";
import { GameFrame, narrowStage } from "./GameFrame.tsx";
import { JigsawBoard } from "./JigsawBoard.tsx";
import { JigsawPieceView } from "./JigsawPieceView.tsx";
import { usePieceWords } from "./usePieceWords.ts";
import { useTeams } from "./useTeams.ts";

/** Where a dragged piece is, relative to the game. */
interface Held {
  readonly piece: number;
  readonly x: number;
  readonly y: number;
  /** How wide it is on the board. */
  readonly width: number;
}

/** A picture put together piece by piece: dragged to its place, or chosen and then its place; only the right one holds. */
export function JigsawGame({ puzzle }: { puzzle: Jigsaw }) {
  const { t } = useTranslation(["puzzles", "stage"]);
  const shape = usePictureShape(puzzle.image);
  const [placedList, setPlaced] = useKept<readonly number[]>("puzzle/placed", []);
  const placed = new Set(placedList);
  const [isRevealed, setRevealed] = useKept("puzzle/revealed", false);
  const [chosen, setChosen] = useState<number | null>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const [said, setSaid] = useState("");
  const { wordsOf } = usePieceWords(puzzle);
  const teams = useTeams();
  const game = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const onTable = useRef<HTMLDivElement>(null);
  if (shape === false) return <Typography variant="stageText">{t("drawing.noPicture")}</Typography>;
  if (shape === null) return <CircularProgress aria-label={t("game.loading")} />;
  const { pieces, rows, cols, table } = puzzle;
  const left = isRevealed ? [] : table.filter((piece) => !placed.has(piece));

  const put = (piece: number, place: number) => {
    if (piece !== place) {
      teams.missed();
      return setSaid(t("game.noFit"));
    }
    teams.found();
    const isByKey = board.current?.contains(document.activeElement);
    flushSync(() => {
      setPlaced([...new Set([...placed, piece])]);
      setChosen(null);
      setSaid(t("game.fits", { count: left.length - 1 }));
    });
    // The place is no longer a button, so keyboard focus moves to the next piece.
    if (isByKey) onTable.current?.querySelector<HTMLElement>("button")?.focus();
  };
  const focusPiece = (piece: number) =>
    onTable.current?.querySelector<HTMLElement>(`[data-piece="${piece}"]`)?.focus();
  const choose = (number: number, event: MouseEvent) => {
    const piece = pieces[number];
    if (chosen === number || !piece) return setChosen(null);
    flushSync(() => setChosen(number));
    // Pressed by a key, so the piece is moved by keys as well.
    if (event.detail > 0) return;
    setSaid(t("game.pickedUp", { where: wordsOf(piece) }));
    board.current?.querySelector<HTMLElement>("[data-place]:not([aria-disabled='true'])")?.focus();
  };
  const putBack = () => {
    if (chosen === null) return;
    focusPiece(chosen);
    setChosen(null);
    setSaid(t("game.putBack"));
  };
  const at = (event: PointerEvent, piece: number): Held => {
    const box = game.current?.getBoundingClientRect();
    const width = ((board.current?.offsetWidth ?? 0) / cols) * (1 + (2 * tabReach) / pieceSide);
    return { piece, x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0), width };
  };
  const drop = (event: PointerEvent) => {
    const box = board.current?.getBoundingClientRect();
    if (held && box) {
      const col = Math.floor(((event.clientX - box.left) / box.width) * cols);
      const row = Math.floor(((event.clientY - box.top) / box.height) * rows);
      if (row >= 0 && col >= 0 && row < rows && col < cols) put(held.piece, row * cols + col);
    }
    setHeld(null);
  };
  const heldPiece = held && pieces[held.piece];

  return (
    <Box ref={game} sx={{ position: "relative", width: 1, minHeight: 1, display: "grid" }}>
      <GameFrame
        said=""
        teams={teams}
        progress={said || t("game.piecesLeft", { count: left.length })}
        isSolved={left.length === 0}
        isRevealed={isRevealed}
        onHint={() => {
          const piece = chosen ?? left[0];
          if (piece === undefined) return;
          setPlaced([...new Set([...placed, piece])]);
          setChosen(null);
          setSaid(t("stage:puzzle.hintJigsaw"));
        }}
        onReveal={() => setRevealed(true)}
        onAgain={() => {
          setPlaced([]);
          setRevealed(false);
          setSaid("");
        }}
        board={
          <JigsawBoard
            ref={board}
            puzzle={puzzle}
            shape={shape}
            isIn={(piece) => isRevealed || placed.has(piece)}
            canPut={chosen !== null}
            onPut={(place) => chosen !== null && put(chosen, place)}
            onPutBack={putBack}
          />
        }
        beside={
          left.length > 0 && (
            <Box
              ref={onTable}
              role="group"
              aria-label={t("game.table")}
              sx={{
                display: "grid",
                minHeight: 0,
                overflowY: "auto",
                gap: 1,
                p: 0.5,
                gridTemplateColumns: `repeat(auto-fill, minmax(${table.length > 16 ? "6.4cqi" : "8.6cqi"}, 1fr))`,
                [narrowStage]: {
                  overflowY: "visible",
                  gridTemplateColumns: "repeat(auto-fill, minmax(64px, 1fr))",
                },
              }}
            >
              {left.map((number, place) => {
                const piece = pieces[number];
                return (
                  piece && (
                    <ButtonBase
                      key={number}
                      aria-pressed={chosen === number}
                      data-piece={number}
                      aria-label={t("game.pieceAt", {
                        place: place + 1,
                        count: left.length,
                        where: wordsOf(piece),
                      })}
                      onClick={(event) => choose(number, event)}
                      onPointerDown={(event: PointerEvent) => {
                        if (event.pointerType === "mouse") event.preventDefault();
                        event.currentTarget.setPointerCapture(event.pointerId);
                      }}
                      onPointerMove={(event: PointerEvent) => {
                        if (event.buttons > 0) setHeld(at(event, number));
                      }}
                      onPointerUp={drop}
                      onPointerCancel={() => setHeld(null)}
                      sx={{
                        borderRadius: 1,
                        border: 2,
                        borderColor: chosen === number ? "primary.main" : "transparent",
                        bgcolor: chosen === number ? "areaSoft.puzzle" : undefined,
                        opacity: held?.piece === number ? 0.3 : 1,
                        touchAction: "none",
                        cursor: "grab",
                      }}
                    >
                      <JigsawPieceView puzzle={puzzle} piece={piece} shape={shape} />
                    </ButtonBase>
                  )
                );
              })}
            </Box>
          )
        }
      />
      {heldPiece && (
        <Box
          sx={{
            position: "absolute",
            pointerEvents: "none",

            transform: "translate(-50%, -50%)",
            filter: "drop-shadow(0 6px 14px rgb(0 0 0 / 0.45))",
          }}
          style={{ left: held.x, top: held.y, width: held.width }}
        >
          <JigsawPieceView puzzle={puzzle} piece={heldPiece} shape={shape} />
        </Box>
      )}
    </Box>
  );
}
