import Box from "@mui/material/Box";

const looks = {
  tile: { bgcolor: "areaSoft.puzzle", borderColor: "area.puzzle", color: "area.puzzle" },
  slot: { bgcolor: "transparent", borderColor: "edge", color: "text.primary", borderStyle: "dashed" },
  right: { bgcolor: "success.main", borderColor: "success.main", color: "background.default" },
} as const;

/** One letter of a word, as large as the text around it. */
export function LetterTile({ letter, look = "tile" }: { letter: string; look?: keyof typeof looks }) {
  return (
    <Box
      component="span"
      sx={{
        display: "grid",
        placeItems: "center",
        width: "1.25em",
        height: "1.35em",
        fontSize: "1em",
        // A taller line height would push the letter out of the tile.
        lineHeight: 1,
        fontFamily: "h2.fontFamily",
        fontWeight: 800,
        border: "0.05em solid",
        borderRadius: "0.22em",
        ...looks[look],
      }}
    >
      {letter}
    </Box>
  );
}
