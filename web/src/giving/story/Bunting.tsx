import Box from "@mui/material/Box";

const colors = ["charity", "nomination", "mindful", "quiz", "connection", "play", "puzzle"] as const;

/** A string of little flags. Decoration only. */
export function Bunting() {
  return (
    <Box
      component="svg"
      viewBox="0 0 420 66"
      aria-hidden
      sx={{ display: "block", width: 1, maxWidth: "26em", height: "auto" }}
    >
      <path d="M6 8q204 62 408 0" fill="none" stroke="var(--k-palette-edge)" strokeWidth={3} />
      {colors.map((color, index) => {
        const x = 44 + index * 55;
        const part = (x - 6) / 408;
        const y = 8 + 4 * 31 * part * (1 - part);
        return (
          <Box
            key={color}
            component="path"
            d={`M${x - 17} ${y - 1}h34l-17 30z`}
            sx={{ fill: `var(--k-palette-area-${color})` }}
          />
        );
      })}
    </Box>
  );
}
