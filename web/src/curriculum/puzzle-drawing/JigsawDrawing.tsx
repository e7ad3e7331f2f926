import type { Jigsaw } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useTranslation } from "react-i18next";
import { pictureAddress } from "../pictures/pictureAddress.ts";
import { usePictureShape } from "./usePictureShape.ts";

/** A picture with the lines it is cut along; in the answer key each piece bears its number, row after row. */
export function JigsawDrawing({ puzzle, solved }: { readonly puzzle: Jigsaw; readonly solved: boolean }) {
  const { t } = useTranslation("puzzles");
  const shape = usePictureShape(puzzle.image);
  if (shape === false) return <Alert severity="warning">{t("drawing.noPicture")}</Alert>;
  if (shape === null) return <Skeleton variant="rounded" height={220} />;
  const { rows, cols, height, width, pieces, image } = puzzle;
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width * shape} ${height}`}
      role="img"
      aria-label={t("drawing.jigsaw", { rows, cols })}
      sx={{ display: "block", width: 1, maxHeight: "inherit", borderRadius: 0.5 }}
    >
      <image href={pictureAddress(image)} width={width * shape} height={height} preserveAspectRatio="none" />
      <g transform={`scale(${shape} 1)`} fill="none" strokeLinejoin="round">
        {pieces.map(({ row, col, path }) => (
          <g key={`${row},${col}`}>
            <path
              d={path}
              stroke="#ffffff"
              strokeWidth={4.5}
              vectorEffect="non-scaling-stroke"
              opacity={0.75}
            />
            <path d={path} stroke="#2b2331" strokeWidth={1.5} vectorEffect="non-scaling-stroke" />
          </g>
        ))}
      </g>
      {solved &&
        pieces.map(({ row, col }, number) => (
          <g
            key={`${row},${col}`}
            transform={`translate(${(col + 0.5) * 100 * shape} ${(row + 0.5) * 100})`}
            textAnchor="middle"
          >
            <circle r={17} fill="#ffffff" stroke="#2b2331" />
            <text y={7} fontSize={20} fontWeight={700} fill="#2b2331">
              {number + 1}
            </text>
          </g>
        ))}
    </Box>
  );
}
