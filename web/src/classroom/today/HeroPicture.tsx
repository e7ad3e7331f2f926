import Box from "@mui/material/Box";

/** Rings of breath around a small fire, with a calm person. Decoration only. */
export function HeroPicture() {
  return (
    <Box
      component="svg"
      viewBox="0 0 360 280"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      sx={{ display: "block", width: 1, height: 1 }}
    >
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <circle cx="190" cy="150" r="62" opacity="0.5" />
        <circle cx="190" cy="150" r="96" opacity="0.34" />
        <circle cx="190" cy="150" r="132" opacity="0.22" />
        <circle cx="190" cy="150" r="170" opacity="0.12" />
      </g>
      <circle cx="190" cy="150" r="62" fill="currentColor" opacity="0.12" />
      {/* Somebody sitting cross-legged: head, body, legs. */}
      <g fill="currentColor">
        <circle cx="190" cy="112" r="20" />
        <path d="M190 138c22 0 34 16 37 38l9 26c2 6-6 10-10 5l-14-18v28h-44v-28l-14 18c-4 5-12 1-10-5l9-26c3-22 15-38 37-38z" />
        <path d="M190 206c34-6 66 4 74 18 6 11-6 18-20 16l-54-8-54 8c-14 2-26-5-20-16 8-14 40-24 74-18z" />
      </g>
      <path
        d="M190 158c9 8 12 14 12 20a12 12 0 0 1-24 0c0-6 3-12 12-20z"
        fill="var(--k-palette-primary-main)"
      />
      <path d="M40 262h300" stroke="currentColor" strokeWidth="3" strokeLinecap="round" opacity="0.3" />
    </Box>
  );
}
