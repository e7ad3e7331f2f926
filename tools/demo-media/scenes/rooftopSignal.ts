import { children, eased, fade, figure, glow, mixed, n } from "../art.ts";
import type { Scene } from "./scene.ts";

/** Short, short, long: when the light is on, in shares of a signal. */
const pattern = [
  [0, 0.14],
  [0.26, 0.4],
  [0.54, 1],
] as const;

const length = 0.085;

/** Whether a light that sends from some moments on is on. */
function isOn(t: number, ...starts: readonly number[]): boolean {
  return starts.some((start) => {
    const share = (t - start) / length;
    return pattern.some(([from, until]) => share >= from && share < until);
  });
}

/** The roofs from left to right: where, how high, and from when their signals come. */
const answers = [
  { x: 690, y: 236, width: 130, starts: [0.63, 0.76, 0.88] },
  { x: 560, y: 284, width: 96, starts: [0.8, 0.9] },
  { x: 846, y: 196, width: 110, starts: [0.82, 0.91] },
  { x: 452, y: 316, width: 84, starts: [0.84] },
] as const;

function tower(x: number, y: number, width: number, at: number, t: number): string {
  const windows = Array.from({ length: 15 }, (_, nth) => {
    const column = nth % 3;
    const row = Math.floor(nth / 3);
    const lit = (nth * 7 + at * 5) % 11 < 3 && t < 0.3 + ((nth * 13) % 60) / 90;
    return `<rect x="${n(x - width / 2 + 14 + (column * (width - 28)) / 3)}" y="${y + 26 + row * 40}" width="${n((width - 28) / 3 - 9)}" height="20" fill="${lit ? "#d9b36a" : "#2b2a49"}"/>`;
  });
  return `<rect x="${n(x - width / 2)}" y="${y}" width="${width}" height="400" fill="${["#3a3860", "#33315a", "#403d68", "#383562"][at % 4]}"/>${windows.join("")}`;
}

/** Somebody signals from a roof at night, gets no answer, tries again, and then a city answers. */
export const rooftopSignal: Scene = {
  name: "the-rooftop-signal",
  seconds: 30,
  draw(t) {
    const morning = eased(t, 0.86, 1);
    const sends = isOn(t, 0.17, 0.48, 0.7, 0.88);
    const sags = eased(t, 0.31, 0.36) * (1 - eased(t, 0.44, 0.48));
    const stars = Array.from(
      { length: 34 },
      (_, at) =>
        `<circle cx="${(at * 149) % 960}" cy="${(at * 53) % 210}" r="${1 + (at % 3) * 0.7}" fill="#fff4dc" opacity="${n((1 - morning) * (0.4 + 0.3 * Math.sin(t * 26 + at)))}"/>`,
    );
    const others = answers.map(({ x, y, width, starts }, at) => {
      const there = eased(t, (starts[0] ?? 1) - 0.02, starts[0] ?? 1);
      const on = isOn(t, ...starts);
      const { coat, skin, hair } = children[(at + 3) % children.length] as (typeof children)[number];
      return `${tower(x, y, width, at, t)}<g opacity="${n(there)}">${figure({ x, y: y + 2, coat, skin, hair, scale: 0.55, hand: [26, -96] })}</g>${on ? `<circle cx="${x + 15}" cy="${y - 53}" r="62" fill="url(#beam)"/><circle cx="${x + 15}" cy="${y - 53}" r="6" fill="#fff8dc"/>` : ""}`;
    });
    const far = Array.from({ length: 12 }, (_, at) => {
      const high = 120 + ((at * 67) % 110);
      return `<rect x="${at * 84 - 20}" y="${400 - high}" width="78" height="${high + 140}" fill="${mixed("#27264a", "#6d5678", morning)}"/>`;
    });
    return `<defs>${fade("night", mixed("#14142c", "#6a6ea6", morning), mixed("#2c2a52", "#f2b48a", morning))}${glow("beam", "#ffe9a8")}</defs>
      <rect width="960" height="540" fill="url(#night)"/>${stars.join("")}${far.join("")}${others.join("")}
      <rect x="-10" y="352" width="330" height="200" fill="#4b4675"/><rect x="-10" y="344" width="338" height="16" fill="#5d5789"/><rect x="34" y="292" width="54" height="54" fill="#403b68"/><path d="M61 292V236M46 250h30" stroke="#403b68" stroke-width="5"/>
      ${figure({ x: 210, y: 346 + sags * 4, ...children[2], scale: 1.3, hand: sends ? [46, -92] : [34 - 10 * sags, -66 + 34 * sags] })}
      ${sends ? '<circle cx="270" cy="227" r="130" fill="url(#beam)"/><path d="M272 226L960 150V262z" fill="#ffe9a8" opacity=".16"/><circle cx="270" cy="227" r="9" fill="#fff8dc"/>' : ""}`;
  },
  title: () => "",
};
