import Box from "@mui/material/Box";

const mostLeaves = 90;
/** The angle at which leaves never stand above each other. */
const golden = Math.PI * (3 - Math.sqrt(5));
const colors = ["play", "lesson", "mindful", "charity", "nomination"] as const;

/** A tree with a leaf per activity. Decoration only. */
export function StoryTree({ leaves }: { leaves: number }) {
  const count = Math.min(mostLeaves, Math.max(5, leaves));
  return (
    <Box
      component="svg"
      viewBox="0 0 400 340"
      aria-hidden
      sx={{ display: "block", width: 1, height: "auto" }}
    >
      <ellipse cx="200" cy="318" rx="150" ry="16" fill="var(--k-palette-areaSoft-play)" />
      <path
        d="M74 196c-44-18-42-78 4-88 2-50 66-72 100-40 40-42 118-24 126 30 50 0 66 66 24 92-20 30-66 32-90 12-34 26-88 24-108-2-20 8-42 8-56-4z"
        fill="var(--k-palette-areaSoft-play)"
      />
      <path
        d="M188 318c4-50 4-86-6-120l-40-42M212 318c-4-50-2-90 6-124l38-36M200 316V150M184 214l-52-22M216 210l54-22"
        fill="none"
        stroke="var(--k-palette-area-movement)"
        strokeWidth={11}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {Array.from({ length: count }, (_, index) => {
        const reach = Math.sqrt((index + 0.5) / count);
        const angle = index * golden;
        const x = 200 + Math.cos(angle) * reach * 150;
        const y = 128 + Math.sin(angle) * reach * 104;
        return (
          <Box
            key={index}
            component="path"
            d="M0 14C-10 6-10-6 0-15 10-6 10 6 0 14z"
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((angle * 180) / Math.PI + 90).toFixed(0)})`}
            sx={{ fill: `var(--k-palette-area-${colors[index % colors.length]})` }}
          />
        );
      })}
    </Box>
  );
}
