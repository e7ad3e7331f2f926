/** A small drawn face for a level from 1 (low) to 5 (high). Decoration only; the level is next to it as text. */
export function ScaleFace({ level }: { readonly level: number }) {
  const bend = (level - 3) * 2.4;
  return (
    <svg
      width="1.5em"
      height="1.5em"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      style={{ flexShrink: 0 }}
    >
      <circle cx="12" cy="12" r="9.5" />
      <path d={`M8 ${15.5 - bend / 3}Q12 ${15.5 + bend} 16 ${15.5 - bend / 3}`} />
      <path d="M9 9.2v.4M15 9.2v.4" strokeWidth="2.6" />
    </svg>
  );
}
