/** The colors that the demo program's drawings share with the portal. */
export const paint = {
  ember: "#b4431d",
  glow: "#ff9d70",
  cream: "#ffe3b8",
  sun: "#ffcf8f",
  sky: "#fdeede",
  paper: "#fffaf3",
  far: "#ecc9b8",
  mid: "#cf9a8c",
  near: "#7b5468",
  ink: "#3a2f45",
  night: "#251d2e",
  teal: "#0c6e69",
  mint: "#66b8a8",
  leaf: "#4b7018",
  grass: "#8fae5d",
  water: "#7fb3c8",
  plum: "#8b3a9c",
  rose: "#c9547f",
  gold: "#d9a21b",
} as const;

/** How far a part of a film has come: 0 before `from`, 1 after `to`, gently in between. */
export function eased(t: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** A number with as many digits as a drawing needs. */
export const n = (value: number) => String(Math.round(value * 10) / 10);

/** One color on its way to another. */
export function mixed(from: string, to: string, share: number): string {
  const parts = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const end = parts(to);
  const mix = parts(from).map((value, at) => Math.round(value + ((end[at] ?? 0) - value) * share));
  return `#${mix.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** A linear gradient from top to bottom. */
export function fade(id: string, ...colors: string[]): string {
  const stops = colors.map(
    (color, at) => `<stop offset="${n(at / (colors.length - 1))}" stop-color="${color}"/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join("")}</linearGradient>`;
}

/** A round glow that thins out toward its edge. */
export function glow(id: string, color: string): string {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity=".9"/><stop offset=".4" stop-color="${color}" stop-opacity=".4"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
}

/** A rolling hill from edge to edge whose line swings around a height. */
export function hill(y: number, swing: number, fill: string, width = 960, height = 540): string {
  const third = width / 3;
  return `<path d="M0 ${n(y)}c${n(third * 0.4)} ${n(-swing)} ${n(third * 0.8)} ${n(-swing)} ${n(third * 1.2)} ${n(-swing * 0.2)}s${n(third * 0.8)} ${n(swing * 0.9)} ${n(third)} ${n(swing * 0.1)}S${n(width * 0.9)} ${n(y - swing)} ${width} ${n(y - swing * 0.4)}V${height}H0z" fill="${fill}"/>`;
}

/** A cloud around a point. */
export function cloud(x: number, y: number, scale = 1, opacity = 0.85): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})" fill="#fff" fill-opacity="${opacity}"><ellipse rx="60" ry="20"/><circle cx="-24" cy="-14" r="22"/><circle cx="10" cy="-22" r="28"/><circle cx="38" cy="-8" r="18"/></g>`;
}

interface Figure {
  readonly x: number;
  /** Where the feet are. */
  readonly y: number;
  readonly coat: string;
  readonly skin: string;
  readonly hair: string;
  readonly scale?: number;
  /** Where a hand reaches, from the figure's own place. */
  readonly hand?: readonly [number, number];
}

/** Somebody, small and round, seen from the front. */
export function figure({ x, y, coat, skin, hair, scale = 1, hand }: Figure): string {
  const arm = hand
    ? `<path d="M0 -62L${n(hand[0])} ${n(hand[1])}" stroke="${coat}" stroke-width="13" stroke-linecap="round"/><circle cx="${n(hand[0])}" cy="${n(hand[1])}" r="7.5" fill="${skin}"/>`
    : "";
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})">
    <path d="M-10 -14V-2M10 -14V-2" stroke="${paint.ink}" stroke-width="11" stroke-linecap="round"/>
    <path d="M-26 -14C-26 -60 -20 -84 0 -84S26 -60 26 -14z" fill="${coat}"/>${arm}
    <circle cy="-104" r="25" fill="${hair}"/><path d="M-20 -102a20 21 0 0 0 40 0c-8 -4 -14 -10 -17 -17c-4 8 -13 14 -23 17z" fill="${skin}"/>
    <circle cx="-7" cy="-98" r="2.4" fill="${paint.night}"/><circle cx="8" cy="-98" r="2.4" fill="${paint.night}"/>
    <path d="M-5 -90q5.500 5 11 0" stroke="${paint.night}" stroke-width="2.200" stroke-linecap="round" fill="none"/></g>`;
}

/** The children of the drawings: a coat, a skin and a head of hair each. */
export const children = [
  { coat: "#0c6e69", skin: "#e8b992", hair: "#4a2f24" },
  { coat: "#b4431d", skin: "#8d5a3c", hair: "#241a1c" },
  { coat: "#6446b5", skin: "#f2cfae", hair: "#a5562a" },
  { coat: "#3557b0", skin: "#c58a5e", hair: "#2a1d1a" },
  { coat: "#a93468", skin: "#f4d6bd", hair: "#d6a24a" },
  { coat: "#4b7018", skin: "#5f3d2b", hair: "#1b1416" },
] as const;

/** Words in the middle of a line, in the portal's own letters. */
export function words(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  opacity = 1,
  weight = 800,
): string {
  return `<text x="${n(x)}" y="${n(y)}" font-family="Nunito" font-weight="${weight}" font-size="${size}" text-anchor="middle" fill="${fill}" fill-opacity="${n(opacity * 10) === "0" ? 0 : Math.round(opacity * 100) / 100}">${text}</text>`;
}

/** A whole drawing. */
export function drawing(
  width: number,
  height: number,
  body: string,
  view = `0 0 ${width} ${height}`,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">${body}</svg>`;
}
