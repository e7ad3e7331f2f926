import Box from "@mui/material/Box";

/** The picture of the page for unknown addresses. Decoration only. */
export function LostKite() {
  return (
    <Box
      component="svg"
      viewBox="0 0 360 220"
      aria-hidden
      sx={{
        width: "100%",
        maxWidth: 360,
        color: "primary.main",
      }}
    >
      <path
        d="M0 188c70-40 130-44 190-22 60 20 110 16 170-12v66H0z"
        fill="var(--k-palette-background-sunken)"
      />
      <path d="M0 204c90-26 160-22 220-8 50 10 90 6 140-8v32H0z" fill="var(--k-palette-divider)" />
      <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M246 24 300 62l-30 62-56-40z" fill="currentColor" fillOpacity="0.18" />
        <path d="m246 24 24 100M300 62l-86 22" />
        <path d="M270 124c-24 6-22 26-46 26s-30-20-54-10-18 30-44 32" strokeDasharray="1 9" />
      </g>
      <g fill="var(--k-palette-area-mindful)">
        <path d="m226 146 12-8 2 14zM226 146l-12-8-2 14z" />
        <path d="m172 138 12-8 2 14zM172 138l-12-8-2 14z" />
      </g>
      <g stroke="var(--k-palette-edge)" strokeWidth={3} strokeLinecap="round" fill="none">
        <path d="M40 60c4-14 22-16 28-6 8-8 24-4 24 8M120 30c3-9 14-10 18-4 5-5 15-3 15 5" />
      </g>
    </Box>
  );
}
