import { Child, type ChildLook } from "./Child.tsx";

const area = (name: string) => `var(--k-palette-area-${name})`;
const soft = (name: string) => `var(--k-palette-areaSoft-${name})`;

const looks: readonly ChildLook[] = [
  { skin: "#8d5a3b", hair: "#2b1d1a", coat: area("mindful"), cut: "bun" },
  { skin: "#f2c9a5", hair: "#b06a32", coat: area("puzzle"), cut: "short" },
  { skin: "#c98d62", hair: "#3b2a25", coat: area("play"), cut: "long" },
  { skin: "#5e3b27", hair: "#1d1514", coat: area("connection"), cut: "short" },
  { skin: "#e8b48c", hair: "#5a3a26", coat: area("nomination"), cut: "bun" },
  { skin: "#b97a50", hair: "#2b1d1a", coat: area("quiz"), cut: "long" },
];
const [first, second, third, fourth, fifth, sixth] = looks as [
  ChildLook,
  ChildLook,
  ChildLook,
  ChildLook,
  ChildLook,
  ChildLook,
];

/** Children around a small fire on a hill, in the evening, with their school behind them. */
export function HeroPicture({ label }: { readonly label: string }) {
  return (
    <svg viewBox="0 0 600 520" role="img" aria-label={label} className="lead-picture">
      <defs>
        <radialGradient id="lead-glow">
          <stop offset="0" stopColor="#ffcf8f" stopOpacity="0.95" />
          <stop offset="0.5" stopColor="#ffb56b" stopOpacity="0.35" />
          <stop offset="1" stopColor="#ffb56b" stopOpacity="0" />
        </radialGradient>
        <clipPath id="lead-sky">
          <path d="M52 268C22 130 120 26 262 20c96-4 150 32 224 62 78 32 98 126 84 214-16 106-70 190-268 194C124 494 74 372 52 268z" />
        </clipPath>
      </defs>
      <g clipPath="url(#lead-sky)">
        <rect width="600" height="520" style={{ fill: soft("movement") }} />
        <circle cx="452" cy="128" r="92" fill="url(#lead-glow)" />
        <circle cx="452" cy="128" r="34" fill="#ffcf8f" />
        <path d="M0 300c90-66 170-80 270-44 100 36 190-40 330-10v274H0z" style={{ fill: soft("trait") }} />
        <path d="M0 352c110-60 220-70 330-24 110 44 190-10 270-14v206H0z" style={{ fill: soft("lesson") }} />
        <g>
          <path d="M112 290v-70h112v70z" fill="#f6e3cd" />
          <path d="M98 224l70-48 70 48z" style={{ fill: "var(--k-palette-primary-main)" }} />
          <path d="M153 186v-30h30v30z" fill="#f6e3cd" />
          <path d="M146 158l22-20 22 20z" style={{ fill: "var(--k-palette-primary-main)" }} />
          <circle cx="168" cy="169" r="6" fill="#ffcf8f" />
          <path d="M156 290v-30c0-16 24-16 24 0v30z" fill="#6b4a60" />
          <path d="M122 238h22v24h-22zM192 238h22v24h-22z" fill="#ffcf8f" />
        </g>
        <g transform="translate(-26 0)">
          <path d="M520 330v-74" fill="none" stroke="#6b4a60" strokeWidth="8" strokeLinecap="round" />
          <circle cx="520" cy="228" r="40" style={{ fill: area("play") }} />
          <circle cx="492" cy="250" r="26" style={{ fill: area("lesson") }} />
          <circle cx="548" cy="250" r="27" style={{ fill: area("lesson") }} />
        </g>
        <path d="M0 410c150-60 420-76 600-10v120H0z" style={{ fill: area("lesson"), opacity: 0.35 }} />
      </g>
      <circle cx="300" cy="372" r="150" fill="url(#lead-glow)" />
      <Child x={176} y={316} look={first} />
      <Child x={256} y={286} size={0.94} look={second} />
      <Child x={344} y={286} size={0.94} look={third} />
      <Child x={424} y={316} look={fourth} />
      <g>
        <path
          d="M262 414l76-24M338 414l-76-24"
          fill="none"
          stroke="#6b4a60"
          strokeWidth="12"
          strokeLinecap="round"
        />
        <g className="flame">
          <path
            d="M303 296c3 24 36 38 36 70 0 24-17 40-39 40s-38-16-38-39c0-18 10-28 18-38 2 8 5 13 10 16 0-18 5-34 13-49z"
            style={{ fill: "var(--k-palette-primary-main)" }}
          />
          <path
            d="M301 342c2 12 18 18 18 34 0 12-8 20-19 20s-19-8-19-19c0-10 6-15 10-21 2 5 3 7 6 8 0-9 1-16 4-22z"
            fill="#ffd9a0"
          />
        </g>
        <g fill="#ffb56b">
          <circle className="spark" cx="282" cy="282" r="4" />
          <circle className="spark" cx="316" cy="264" r="3" />
          <circle className="spark" cx="302" cy="244" r="3.5" />
        </g>
      </g>
      <Child x={196} y={424} size={1.12} away look={fifth} />
      <Child x={404} y={424} size={1.12} away look={sixth} />
    </svg>
  );
}
