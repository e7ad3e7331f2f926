import { children, eased, fade, figure, glow, hill, mixed, n, paint, words } from "../art.ts";
import type { Scene } from "./scene.ts";

const places = [170, 330, 490, 650, 810];
const begins = 0.08;
const stride = 0.17;

/** Where the lantern is at a moment: at somebody's hand, or on its way over. */
function lanternAt(t: number): { x: number; y: number; reached: number } {
  const step = (t - begins) / stride;
  const from = Math.min(places.length - 1, Math.max(0, Math.floor(step)));
  const over = eased(step - from, 0.35, 0.95);
  const start = places[from] ?? 0;
  const end = places[from + 1] ?? start;
  const way = start === end ? 0 : over;
  return { x: start + (end - start) * way + 34, y: 330 - 34 * Math.sin(Math.PI * way), reached: from + way };
}

/** A lantern goes from hand to hand, and each person who has held it stays bright. */
export const lantern: Scene = {
  name: "lantern",
  seconds: 10,
  draw(t) {
    const { x, y, reached } = lanternAt(t);
    const sway = Math.sin(t * 26) * 4;
    const people = places.map((place, at) => {
      const lit = eased(reached, at - 0.6, at);
      const { coat, skin, hair } = children[at] as (typeof children)[number];
      const tone = (color: string) => mixed(mixed(color, paint.ink, 0.72), color, lit);
      const holds = Math.abs(reached - at) < 0.75;
      const reach = holds
        ? ([Math.max(-40, Math.min(60, x - place)), y - 428 + 16] as const)
        : ([26, -34] as const);
      return `${lit > 0 ? `<circle cx="${place}" cy="350" r="95" fill="url(#warm)" opacity="${n(lit * 0.55)}"/>` : ""}${figure({ x: place, y: 440, coat: tone(coat), skin: tone(skin), hair: tone(hair), scale: 1.25, hand: [reach[0] / 1.25, reach[1] / 1.25] })}`;
    });
    const dusk = eased(t, 0, 1);
    return `<defs>${fade("dusk", mixed("#5b4766", "#3a2f45", dusk), mixed("#c98672", "#8a5f73", dusk), "#f0b98d")}${glow("warm", paint.sun)}</defs>
      <rect width="960" height="540" fill="url(#dusk)"/><circle cx="480" cy="${n(330 + 40 * dusk)}" r="70" fill="#ffd9a0" opacity="${n(0.8 - 0.5 * dusk)}"/>
      ${hill(330, 50, "#7b5468")}${hill(410, 24, "#52405c")}<rect y="436" width="960" height="104" fill="#3a2f45"/>
      ${people.join("")}
      <circle cx="${n(x)}" cy="${n(y + 34)}" r="120" fill="url(#warm)"/>
      <g transform="translate(${n(x)} ${n(y)}) rotate(${n(sway)})"><path d="M0 0V14" stroke="${paint.night}" stroke-width="4"/><path d="M-17 18h34l-5 38h-24z" fill="${paint.sun}" stroke="${paint.night}" stroke-width="4" stroke-linejoin="round"/><path d="M-12 18C-12 8 12 8 12 18z" fill="${paint.ember}"/><path d="M0 26c2 8 8 10 8 17a8 8 0 0 1 -16 0c0 -7 6 -9 8 -17z" fill="${paint.ember}"/></g>`;
  },
  title: (t) =>
    words("Pass it on", 480, 110, 60, paint.cream, eased(t, 0.06, 0.18)) +
    words("You still have your light", 480, 502, 30, paint.sun, eased(t, 0.8, 0.92), 600),
};
