import Box from "@mui/material/Box";

/** Hills at dusk with a fire that the class has kept burning, and its sparks becoming stars. Decoration only. */
export function StoryFire() {
  return (
    <Box
      component="svg"
      viewBox="0 0 400 260"
      aria-hidden
      sx={{ display: "block", width: 1, height: "auto" }}
    >
      <rect width="400" height="260" rx="28" fill="var(--k-palette-areaSoft-charity)" />
      <circle cx="316" cy="62" r="26" fill="var(--k-palette-areaSoft-nomination)" />
      <path
        d="M0 186c60-46 118-50 176-18s130 26 224-34v98a28 28 0 0 1-28 28H28a28 28 0 0 1-28-28z"
        fill="var(--k-palette-area-mindful)"
        opacity={0.28}
      />
      <path
        d="M0 214c84-30 160-26 226-8 62 16 116 10 174-12v38a28 28 0 0 1-28 28H28a28 28 0 0 1-28-28z"
        fill="var(--k-palette-area-mindful)"
        opacity={0.5}
      />
      <Box component="g" sx={{ fill: "var(--k-palette-area-nomination)" }}>
        {(
          [
            [150, 96, 5],
            [236, 110, 4],
            [182, 52, 6],
            [222, 34, 4],
            [258, 70, 5],
            [128, 44, 4],
            [92, 78, 5],
            [284, 28, 3],
            [66, 36, 3],
            [340, 112, 4],
          ] as const
        ).map(([x, y, size]) => (
          <path
            key={`${x}-${y}`}
            d={`M${x} ${y - size * 2}q${size * 0.4} ${size * 1.6} ${size * 2} ${size * 2}q${-size * 1.6} ${size * 0.4} ${-size * 2} ${size * 2}q${-size * 0.4} ${-size * 1.6} ${-size * 2} ${-size * 2}q${size * 1.6} ${-size * 0.4} ${size * 2} ${-size * 2}z`}
          />
        ))}
      </Box>
      <path
        d="M200 112c30 28 44 50 44 76a44 44 0 0 1-88 0c0-14 6-26 16-38 2 10 7 15 14 17-2-22 2-40 14-55z"
        fill="var(--k-palette-primary-main)"
      />
      <path
        d="M202 164c14 13 20 24 20 36a21 21 0 0 1-42 0c0-8 3-14 9-20 1 5 4 8 7 9-1-10 1-18 6-25z"
        fill="var(--k-palette-areaSoft-nomination)"
      />
      <path
        d="M142 236l116-18M142 218l116 18"
        stroke="var(--k-palette-area-movement)"
        strokeWidth={13}
        strokeLinecap="round"
      />
    </Box>
  );
}
