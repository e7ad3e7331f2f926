import type { Jigsaw } from "@kindling/contract";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import type { KeyboardEvent, Ref } from "react";
import { useTranslation } from "react-i18next";
import { pictureAddress } from "../../curriculum/pictures/pictureAddress.ts";
import { boardHeight, narrowStage } from "./GameFrame.tsx";
import { JigsawCut } from "./JigsawPieceView.tsx";
import { usePieceWords } from "./usePieceWords.ts";

const arrows: Readonly<Record<string, readonly [down: number, across: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where the pieces go: the picture as a pale hint, what is in place already, and a place to choose for each piece. */
export function JigsawBoard({
  ref,
  puzzle,
  shape,
  isIn,
  canPut,
  onPut,
  onPutBack,
}: {
  ref: Ref<HTMLDivElement>;
  puzzle: Jigsaw;
  shape: number;
  isIn: (piece: number) => boolean;
  /** Whether a piece is chosen, so that a place can be. */
  canPut: boolean;
  onPut: (place: number) => void;
  /** The chosen piece goes back to the table. */
  onPutBack: () => void;
}) {
  const { t } = useTranslation("puzzles");
  const { whereOf, wordsOf } = usePieceWords(puzzle);
  const { rows, cols, width, height, pieces, image } = puzzle;
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (!canPut || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    if (arrow) {
      const places = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-place]")];
      const at = places.findIndex((place) => place === document.activeElement);
      const row = Math.floor(at / cols) + arrow[0];
      const col = (at % cols) + arrow[1];
      if (row >= 0 && col >= 0 && row < rows && col < cols) places[row * cols + col]?.focus();
    } else if (event.key === "Escape") onPutBack();
    else return;
    // The board handles these keys, not the stage.
    event.preventDefault();
  };
  return (
    <Box
      ref={ref}
      role="group"
      onKeyDown={press}
      aria-label={t("drawing.jigsaw", { rows, cols })}
      sx={{
        position: "relative",
        width: `min(60cqi, ${boardHeight} * ${shape})`,
        aspectRatio: String(shape),
        borderRadius: 1,
        bgcolor: "background.paper",
        border: 1,
        borderColor: "edge",
        [narrowStage]: { width: `min(100%, max(100cqb - 14rem, 14rem) * ${shape})` },
      }}
    >
      <Box
        component="svg"
        viewBox={`0 0 ${width * shape} ${height}`}
        aria-hidden
        sx={{ position: "absolute", inset: 0, width: 1, height: 1, overflow: "visible" }}
      >
        <image
          href={pictureAddress(image)}
          width={width * shape}
          height={height}
          preserveAspectRatio="none"
          opacity={0.14}
        />
        {pieces.map(
          (piece, number) =>
            isIn(number) && (
              <JigsawCut key={`${piece.row},${piece.col}`} puzzle={puzzle} piece={piece} shape={shape} />
            ),
        )}
      </Box>
      <Box
        sx={{
          position: "absolute",
          inset: 0,
          display: "grid",
          gridTemplateColumns: `repeat(${cols}, 1fr)`,
          gridTemplateRows: `repeat(${rows}, 1fr)`,
        }}
      >
        {pieces.map((piece, place) => (
          <ButtonBase
            key={`${piece.row},${piece.col}`}
            data-place={place}
            // Filled places take the focus, too, so that arrows pass over them.
            aria-disabled={isIn(place)}
            disabled={!canPut}
            aria-label={
              isIn(place)
                ? t("game.placeFilled", { where: wordsOf(piece) })
                : t("game.placeEmpty", { where: whereOf(piece) })
            }
            onClick={() => !isIn(place) && onPut(place)}
            sx={{
              "&:hover": { bgcolor: "action.hover" },
              "&:focus-visible": {
                outline: "4px solid",
                outlineColor: "primary.main",
                outlineOffset: "-4px",
                zIndex: 1,
              },
            }}
          />
        ))}
      </Box>
    </Box>
  );
}
