import Box from "@mui/material/Box";

/** The picture of empty lists. Decoration only. */
export function Seedling() {
  return (
    <Box component="svg" viewBox="0 0 240 150" aria-hidden sx={{ width: 200, maxWidth: "70%" }}>
      <ellipse cx="120" cy="134" rx="96" ry="12" fill="var(--k-palette-background-sunken)" />
      <circle cx="184" cy="40" r="15" fill="var(--k-palette-primary-main)" opacity={0.25} />
      <circle cx="184" cy="40" r="9" fill="var(--k-palette-primary-main)" />
      <path d="M92 98h56l-7 34a6 6 0 0 1-6 5h-30a6 6 0 0 1-6-5z" fill="var(--k-palette-edge)" />
      <rect x="86" y="90" width="68" height="14" rx="5" fill="var(--k-palette-text-secondary)" />
      <path
        d="M120 90c0-18 1-28 0-40"
        fill="none"
        stroke="var(--k-palette-area-lesson)"
        strokeWidth={5}
        strokeLinecap="round"
      />
      <path d="M120 66c-4-18-18-24-36-22 2 18 16 26 36 22z" fill="var(--k-palette-area-play)" />
      <path d="M120 54c2-20 16-30 36-30 1 20-14 32-36 30z" fill="var(--k-palette-area-lesson)" />
    </Box>
  );
}
