import { children, eased, fade, figure, glow, hill, mixed, n, paint, words } from "../art.ts";
import type { Scene } from "./scene.ts";

const around = [150, 265, 690, 805];

/** A spark falls on two sticks, and a fire grows that people come to. */
export const spark: Scene = {
  name: "welcome",
  seconds: 10,
  draw(t) {
    const fall = eased(t, 0.04, 0.2);
    const fire = eased(t, 0.2, 0.75);
    const flicker = 1 + 0.05 * Math.sin(t * 90) + 0.03 * Math.sin(t * 147);
    const stars = Array.from({ length: 26 }, (_, at) => {
      const shine = 0.35 + 0.35 * Math.sin(t * 20 + at * 2.1);
      return `<circle cx="${(at * 137) % 960}" cy="${(at * 71) % 250}" r="${1 + (at % 3) * 0.6}" fill="${paint.cream}" fill-opacity="${n(shine)}"/>`;
    });
    const people = around.map((x, at) => {
      const come = eased(t, 0.32 + at * 0.07, 0.52 + at * 0.07);
      const side = x < 480 ? -1 : 1;
      const { coat, skin, hair } = children[at] as (typeof children)[number];
      const lit = 0.25 + 0.75 * come * fire;
      const dim = (color: string) => mixed(paint.night, color, lit);
      return `<g opacity="${n(come)}">${figure({ x: x + side * 90 * (1 - come), y: 452, coat: dim(coat), skin: dim(skin), hair: dim(hair), scale: 1.15, hand: [side * -34, -58] })}</g>`;
    });
    const size = fire * flicker;
    return `<defs>${fade("sky", "#1b1424", "#3a2f45", "#6b4a60")}${glow("fire", paint.glow)}</defs>
      <rect width="960" height="540" fill="url(#sky)"/>${stars.join("")}
      ${hill(400, 40, "#4a3a55")}${hill(440, 26, mixed("#2c2236", "#7b5468", fire * 0.7))}
      <circle cx="480" cy="420" r="${n(60 + 330 * size)}" fill="url(#fire)" opacity="${n(0.15 + 0.75 * fire)}"/>
      ${people.join("")}
      <circle cx="${n(560 - 80 * fall)}" cy="${n(60 + 372 * fall)}" r="${n(5 - 5 * eased(t, 0.2, 0.24))}" fill="${paint.cream}"/>
      <g transform="translate(480 446) scale(${n(size * 1.5)} ${n(size * 1.6)})"><path d="M3 -100C6 -74 44 -58 44 -24C44 2 24 14 0 14S-44 2 -44 -24C-44 -44 -33 -56 -24 -68C-22 -58 -18 -52 -12 -48C-14 -70 -10 -86 3 -100z" fill="${paint.glow}"/><path d="M1 -52C4 -38 22 -32 22 -14C22 2 12 10 0 10S-22 2 -22 -12C-22 -22 -16 -28 -11 -34C-9 -28 -7 -26 -4 -24C-5 -34 -4 -44 1 -52z" fill="${paint.cream}"/></g>
      <path d="M410 478L552 444M550 478L408 444" stroke="#e9d9c6" stroke-width="17" stroke-linecap="round"/>`;
  },
  title: (t) =>
    words("Welcome to Kindling", 480, 118, 58, paint.cream, eased(t, 0.5, 0.66)) +
    words("Small kindnesses, kept alight", 480, 166, 28, paint.sun, eased(t, 0.62, 0.78), 600),
};
