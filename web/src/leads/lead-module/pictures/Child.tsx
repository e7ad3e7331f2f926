export interface ChildLook {
  readonly skin: string;
  readonly hair: string;
  readonly coat: string;
  /** Tied up, cropped, or long. */
  readonly cut: "bun" | "short" | "long";
}

/** A sitting child, drawn around the middle of its head; with its face toward us, or its back. */
export function Child({
  x,
  y,
  size = 1,
  away = false,
  look: { skin, hair, coat, cut },
}: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly away?: boolean;
  readonly look: ChildLook;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {cut === "long" && <path d="M-19-2c0-26 38-26 38 0v24c0 6-38 6-38 0z" fill={hair} />}
      <ellipse cy="66" rx="46" ry="9" fill="rgb(37 29 46 / 0.18)" />
      <path d="M-34 66c-2-34 10-48 34-48s36 14 34 48c-18 8-50 8-68 0z" style={{ fill: coat }} />
      {cut === "bun" && <circle cx="0" cy="-22" r="8" fill={hair} />}
      <circle r="17" fill={skin} />
      {away ? (
        <path
          d={
            cut === "long"
              ? "M-19-2c0-24 38-24 38 0v27c-7 9-31 9-38 0z"
              : "M-17.5-1a17.5 17.5 0 0 1 35 0c0 22-35 22-35 0z"
          }
          fill={hair}
        />
      ) : (
        <>
          <path d="M-18 0c-2-26 38-26 36 0-6-10-12-12-18-11-8 1-13 4-18 11z" fill={hair} />
          <circle cx="-6" cy="3" r="1.7" fill="#3a2f45" />
          <circle cx="6" cy="3" r="1.7" fill="#3a2f45" />
          <path
            d="M-5 8.5c3 3.4 7 3.4 10 0"
            fill="none"
            stroke="#3a2f45"
            strokeWidth="1.6"
            strokeLinecap="round"
          />
        </>
      )}
    </g>
  );
}
