/** The picture of errors. Decoration only. */
export function ColdFire() {
  return (
    <svg viewBox="0 0 320 200" aria-hidden style={{ width: "100%", maxWidth: 300 }}>
      <ellipse cx="160" cy="172" rx="140" ry="18" fill="var(--k-palette-background-sunken)" />
      <path
        d="M92 168 228 132M228 168 92 132"
        stroke="var(--k-palette-edge)"
        strokeWidth={16}
        strokeLinecap="round"
      />
      <g fill="none" stroke="var(--k-palette-edge)" strokeWidth={3} strokeLinecap="round">
        <path d="M146 116c-12-16 12-22 0-40s10-22 2-38" />
        <path d="M176 112c-10-14 10-20 0-34s8-18 2-30" />
      </g>
      <circle cx="160" cy="148" r="9" fill="var(--k-palette-primary-main)" />
      <circle cx="160" cy="148" r="18" fill="var(--k-palette-primary-main)" opacity={0.2} />
    </svg>
  );
}
