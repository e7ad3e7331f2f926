import type { Jigsaw, JigsawPiece } from "@kindling/contract";
import { useTranslation } from "react-i18next";

const corners = ["where.2x1", "where.2x2", "where.2x3", "where.2x4"] as const;
const ninths = [
  "where.3x1",
  "where.3x2",
  "where.3x3",
  "where.3x4",
  "where.3x5",
  "where.3x6",
  "where.3x7",
  "where.3x8",
  "where.3x9",
] as const;

/** Returns the pieces of a jigsaw in words: where each belongs ("upper left") and, where staff wrote it, what it shows. */
export function usePieceWords({ rows, cols }: Jigsaw) {
  const { t } = useTranslation("puzzles");
  const names = rows === 2 && cols === 2 ? corners : rows === 3 && cols === 3 ? ninths : [];
  const whereOf = ({ row, col }: JigsawPiece): string => {
    const name = names[row * cols + col];
    return name ? t(name) : t("game.place", { row: row + 1, col: col + 1 });
  };
  return {
    whereOf,
    wordsOf: (piece: JigsawPiece) => (piece.text ? `${whereOf(piece)}: ${piece.text}` : whereOf(piece)),
  };
}
