import { children, eased, fade, figure, glow, hill, mixed, n, paint } from "../art.ts";
import type { Scene } from "./scene.ts";

const ground = 440;
const friendAt = 620;
const catAt = 1450;
const homeAt = 1960;

/** Where the child with the lantern is on the path; it stops at the friend, at the cat, and at home. */
const walked = (t: number) =>
  200 + 330 * eased(t, 0.02, 0.16) + 690 * eased(t, 0.45, 0.63) + 560 * eased(t, 0.75, 0.93);

const tree = (x: number, scale: number) =>
  `<g transform="translate(${n(x)} ${ground - 14}) scale(${scale})"><path d="M-9 20V-60h18V20z" fill="#2c2236"/><circle cy="-96" r="58" fill="#3d3352"/><circle cx="-36" cy="-70" r="38" fill="#362c49"/><circle cx="38" cy="-72" r="40" fill="#443a5a"/></g>`;

function cat(seen: number, t: number): string {
  const tail = Math.sin(t * 70) * 10;
  const body = mixed("#241d30", "#d98a4a", seen);
  return `<g transform="translate(${catAt} ${ground - 4})"><path d="M34 -6q${n(34 + tail)} -20 ${n(20 + tail)} -58" stroke="${body}" stroke-width="11" stroke-linecap="round" fill="none"/><path d="M-34 0C-40 -50 30 -58 38 0z" fill="${body}"/><circle cx="-22" cy="-56" r="24" fill="${body}"/><path d="M-42 -66l-2 -26 20 12zM-20 -80l20 -13 -1 27z" fill="${body}"/>
    <circle cx="-31" cy="-58" r="6" fill="#ffe9a8"/><circle cx="-13" cy="-58" r="6" fill="#ffe9a8"/><circle cx="-31" cy="-58" r="2.5" fill="${paint.night}"/><circle cx="-13" cy="-58" r="2.5" fill="${paint.night}"/></g>`;
}

function house(welcome: number): string {
  const light = mixed("#4a3f58", paint.sun, 0.55 + 0.45 * welcome);
  return `<g transform="translate(${homeAt + 190} ${ground})">${welcome > 0 ? `<circle cy="-90" r="260" fill="url(#warm)" opacity="${n(0.5 + welcome * 0.4)}"/>` : ""}<path d="M-120 0V-130h240V0z" fill="#7b5468"/><path d="M-150 -126L0 -232L150 -126z" fill="#52304a"/><path d="M-26 0V-78h52V0z" fill="${mixed("#3a2638", paint.glow, welcome)}"/><rect x="-96" y="-104" width="48" height="48" rx="4" fill="${light}"/><rect x="48" y="-104" width="48" height="48" rx="4" fill="${light}"/></g>`;
}

/** A child with a lantern finds a friend who is afraid, and they go home through the dark together. */
export const smallLantern: Scene = {
  name: "the-small-lantern",
  seconds: 30,
  draw(t) {
    const x = walked(t);
    const together = t > 0.45;
    const camera = Math.max(0, x - 400);
    const dusk = eased(t, 0, 0.4);
    const isWalking = (t > 0.02 && t < 0.16) || (t > 0.45 && t < 0.63) || (t > 0.75 && t < 0.93);
    const bob = isWalking ? Math.abs(Math.sin(x / 16)) * 5 : 0;
    const seen = eased(t, 0.62, 0.72);
    const friendX = together ? x + 92 : friendAt;
    const shiver = t < 0.45 ? Math.sin(t * 260) * 1.5 : 0;
    const stars = Array.from({ length: 26 }, (_, at) => {
      const shine = 0.35 + 0.3 * Math.sin(t * 30 + at * 2.3);
      return `<circle cx="${(at * 137) % 960}" cy="${(at * 71) % 230}" r="${1.5 + (at % 3)}" fill="#fff4dc" opacity="${n(Math.max(0, dusk * shine))}"/>`;
    });
    const trees = [60, 330, 780, 980, 1180, 1490, 1700, 1840].map((place, at) =>
      tree(place, 0.9 + (at % 3) * 0.2),
    );
    const lamp = { x: x + 40, y: ground - 70 - bob };
    return `<defs>${fade("dusk", mixed("#6a5a86", "#1d1a33", dusk), mixed("#c98672", "#3a3157", dusk))}${glow("warm", paint.sun)}</defs>
      <rect width="960" height="540" fill="url(#dusk)"/>${stars.join("")}<circle cx="${n(800 - camera * 0.03)}" cy="96" r="38" fill="#fdf0cf"/><circle cx="${n(784 - camera * 0.03)}" cy="88" r="36" fill="${mixed("#75628a", "#221e3a", dusk)}"/>
      <g transform="translate(${n(-camera * 0.12)} 0)">${hill(330, 46, mixed("#5b4766", "#2c2746", dusk), 1400)}</g>
      <g transform="translate(${n(-camera)} 0)">${trees.join("")}<rect x="-40" y="${ground - 8}" width="2600" height="140" fill="${mixed("#4c4a4c", "#26223a", dusk)}"/><rect x="-40" y="${ground - 8}" width="2600" height="30" rx="14" fill="${mixed("#8a7a70", "#4d4358", dusk)}"/>
      ${house(eased(t, 0.8, 0.95))}${cat(seen, t)}
      <circle cx="${n(lamp.x)}" cy="${n(lamp.y)}" r="${n(170 + 8 * Math.sin(t * 80))}" fill="url(#warm)" opacity=".85"/>
      ${figure({ x: friendX + shiver, y: ground + 6 - (together ? bob : 0), ...children[3], scale: 1.2, hand: together ? [-34, -40] : [12, -40] })}
      ${figure({ x, y: ground + 6 - bob, ...children[1], scale: 1.2, hand: [30, -58] })}
      <g transform="translate(${n(lamp.x)} ${n(lamp.y)})"><path d="M0 -6V8" stroke="${paint.night}" stroke-width="4"/><path d="M-14 12h28l-4 30h-20z" fill="${paint.sun}" stroke="${paint.night}" stroke-width="3.5" stroke-linejoin="round"/><path d="M-10 12C-10 3 10 3 10 12z" fill="${paint.ember}"/></g></g>`;
  },
  title: () => "",
};
