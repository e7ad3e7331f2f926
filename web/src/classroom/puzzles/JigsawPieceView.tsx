import { type Jigsaw, type JigsawPiece, pieceSide, tabReach } from "@kindling/contract";
import Box from "@mui/material/Box";
import { useId } from "react";
import { pictureAddress } from "../../curriculum/pictures/pictureAddress.ts";

/** One piece by itself, as wide as its place. */
export function JigsawPieceView({
  puzzle,
  piece,
  shape,
}: {
  puzzle: Jigsaw;
  piece: JigsawPiece;
  /** The picture's width by its height. */
  shape: number;
}) {
  const x = (piece.col * pieceSide - tabReach) * shape;
  const y = piece.row * pieceSide - tabReach;
  const side = pieceSide + 2 * tabReach;
  return (
    <Box
      component="svg"
      viewBox={`${x} ${y} ${side * shape} ${side}`}
      aria-hidden
      sx={{ display: "block", width: 1, pointerEvents: "none" }}
    >
      <JigsawCut puzzle={puzzle} piece={piece} shape={shape} />
    </Box>
  );
}

/** A piece in its place on the whole picture, for a drawing that has the picture's measures. */
export function JigsawCut({ puzzle, piece, shape }: { puzzle: Jigsaw; piece: JigsawPiece; shape: number }) {
  const id = useId();
  const scale = `scale(${shape} 1)`;
  return (
    <>
      <clipPath id={id}>
        <path d={piece.path} transform={scale} />
      </clipPath>
      <image
        href={pictureAddress(puzzle.image)}
        width={puzzle.width * shape}
        height={puzzle.height}
        preserveAspectRatio="none"
        clipPath={`url(#${id})`}
      />
      <path
        d={piece.path}
        transform={scale}
        fill="none"
        stroke="#ffffff"
        strokeOpacity={0.6}
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}
