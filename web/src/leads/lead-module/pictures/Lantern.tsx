import "../lead.css";

/** A lit lantern with a heart for a flame. Decoration only. */
export function Lantern() {
  return (
    <svg viewBox="0 0 160 170" aria-hidden className="lead-lantern">
      <circle cx="80" cy="98" r="70" style={{ fill: "var(--k-palette-background-tint)" }} />
      <path
        d="M62 40c0-24 36-24 36 0"
        fill="none"
        strokeWidth="6"
        style={{ stroke: "var(--k-palette-text-secondary)" }}
      />
      <path d="M50 50h60l-8-14H58z" style={{ fill: "var(--k-palette-text-secondary)" }} />
      <rect x="52" y="50" width="56" height="86" rx="8" fill="#ffe6bf" />
      <path d="M52 58h56M52 128h56" strokeWidth="5" style={{ stroke: "var(--k-palette-text-secondary)" }} />
      <path
        d="M80 116c-16-12-22-20-22-30 0-8 6-13 12-13 5 0 8 3 10 7 2-4 5-7 10-7 6 0 12 5 12 13 0 10-6 18-22 30z"
        style={{ fill: "var(--k-palette-primary-main)" }}
      />
      <rect
        x="44"
        y="136"
        width="72"
        height="13"
        rx="6"
        style={{ fill: "var(--k-palette-text-secondary)" }}
      />
      <g strokeWidth="4" strokeLinecap="round" style={{ stroke: "var(--k-palette-primary-main)" }}>
        <path d="M24 70l-12-6M20 100H7M136 70l12-6M140 100h13" />
      </g>
    </svg>
  );
}
