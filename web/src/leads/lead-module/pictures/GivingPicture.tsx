const area = (name: string) => `var(--k-palette-area-${name})`;
const soft = (name: string) => `var(--k-palette-areaSoft-${name})`;
const heart =
  "M0 9c-9-6.5-12-11-12-16.5C-12-12-8.5-15-5-15c2.6 0 4.3 1.6 5 3.6C.7-13.4 2.4-15 5-15c3.5 0 7 3 7 7.5C12-2 9 2.5 0 9z";

const hearts: readonly (readonly [x: number, y: number, size: number, color: string])[] = [
  [-34, 92, 1.15, "charity"],
  [2, 98, 1.2, "movement"],
  [36, 90, 1.1, "connection"],
  [-18, 62, 1.15, "nomination"],
  [20, 60, 1.2, "charity"],
  [-36, 34, 1.05, "connection"],
  [4, 28, 1.15, "movement"],
];

/** A jar that fills with hearts, and where they may go: animals, trees, people in need of a roof. */
export function GivingPicture({ label }: { readonly label: string }) {
  return (
    <svg viewBox="0 0 520 380" role="img" aria-label={label} className="lead-picture giving">
      <path
        d="M40 206C30 92 130 30 250 26c140-4 236 70 236 176 0 98-92 150-228 152C120 356 48 300 40 206z"
        style={{ fill: soft("charity") }}
      />
      <g transform="translate(170 190)">
        <g className="drop">
          <path d={heart} transform="translate(0 -80) scale(1.3)" style={{ fill: area("charity") }} />
        </g>
        <path
          d="M-70-34h140v8c0 12 8 12 8 34v96c0 22-12 34-34 34H-44c-22 0-34-12-34-34V8c0-22 8-22 8-34z"
          style={{ fill: "var(--k-palette-background-paper)", opacity: 0.9 }}
        />
        {hearts.map(([x, y, size, color]) => (
          <path
            key={`${x} ${y}`}
            d={heart}
            transform={`translate(${x} ${y + 18}) scale(${size * 1.35})`}
            style={{ fill: area(color) }}
          />
        ))}
        <path
          d="M-70-34h140v8c0 12 8 12 8 34v96c0 22-12 34-34 34H-44c-22 0-34-12-34-34V8c0-22 8-22 8-34z"
          fill="none"
          strokeWidth="6"
          style={{ stroke: "var(--k-palette-edge)" }}
        />
        <rect x="-80" y="-50" width="160" height="20" rx="10" style={{ fill: "var(--k-palette-edge)" }} />
        <path
          d="M-56 20c-4 30-4 60 0 88"
          fill="none"
          strokeWidth="7"
          strokeLinecap="round"
          stroke="rgb(255 255 255 / 0.7)"
        />
      </g>
      <g
        fill="none"
        strokeWidth="4"
        strokeDasharray="2 12"
        strokeLinecap="round"
        style={{ stroke: "var(--k-palette-primary-main)" }}
      >
        <path d="M268 170c30-40 60-60 96-66M274 214h92M268 262c30 30 56 46 92 52" />
      </g>
      <g transform="translate(408 98)">
        <circle r="38" style={{ fill: "var(--k-palette-background-paper)" }} />
        <g style={{ fill: area("movement") }}>
          <ellipse cx="0" cy="10" rx="15" ry="12" />
          <circle cx="-18" cy="-4" r="6" />
          <circle cx="-7" cy="-14" r="6.5" />
          <circle cx="7" cy="-14" r="6.5" />
          <circle cx="18" cy="-4" r="6" />
        </g>
      </g>
      <g transform="translate(416 214)">
        <circle r="38" style={{ fill: "var(--k-palette-background-paper)" }} />
        <path d="M0 22V0" fill="none" stroke="#8a5f3c" strokeWidth="6" strokeLinecap="round" />
        <g style={{ fill: area("lesson") }}>
          <circle cy="-10" r="15" />
          <circle cx="-12" cy="0" r="9" />
          <circle cx="12" cy="0" r="9" />
        </g>
      </g>
      <g transform="translate(402 318)">
        <circle r="38" style={{ fill: "var(--k-palette-background-paper)" }} />
        <path d="M-18 18V-2h36v20z" style={{ fill: area("quiz") }} />
        <path d="M-25 0L0-22 25 0z" style={{ fill: area("project") }} />
        <path d={heart} transform="translate(0 9) scale(0.62)" fill="#fff" />
      </g>
    </svg>
  );
}
