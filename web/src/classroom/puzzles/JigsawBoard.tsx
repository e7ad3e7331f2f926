import type { Jigsaw } from "@kindling/contract";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { pictureAddress } from "../../curriculum/pictures/pictureAddress.ts";
import { boardHeight, narrowStage } from "./GameFrame.tsx";
import { JigsawCut } from "./JigsawPieceView.tsx";

/** Where the pieces go: the picture as a pale hint, what is in place already, and a place to choose for each piece. */
export function JigsawBoard({
  ref,
  puzzle,
  shape,
  isIn,
  canPut,
  onPut,
}: {
  ref: Ref<HTMLDivElement>;
  puzzle: Jigsaw;
  shape: number;
  isIn: (piece: number) => boolean;
  /** Whether a piece is chosen, so that a place can be. */
  canPut: boolean;
  onPut: (place: number) => void;
}) {
  const { t } = useTranslation("puzzles");
  const { rows, cols, width, height, pieces, image } = puzzle;
  return (
    <Box
      ref={ref}
      role="group"
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
        {pieces.map(({ row, col }, place) => (
          <ButtonBase
            key={`${row},${col}`}
            disabled={isIn(place) || !canPut}
            aria-label={t("game.place", { row: row + 1, col: col + 1 })}
            onClick={() => onPut(place)}
            sx={{ "&:hover": { bgcolor: "action.hover" } }}
          />
        ))}
      </Box>
    </Box>
  );
}
