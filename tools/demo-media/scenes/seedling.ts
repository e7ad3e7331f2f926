import { cloud, eased, fade, glow, hill, n, paint, words } from "../art.ts";
import type { Scene } from "./scene.ts";

const ground = 360;

function leaf(x: number, y: number, angle: number, size: number, fill: string): string {
  return `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)}) scale(${n(size * 10) === "0" ? 0 : Math.round(size * 100) / 100})" d="M0 0C16 -34 52 -40 78 -22C64 6 30 16 0 0z" fill="${fill}"/>`;
}

/** A seed takes its time below the ground, and then stands in flower. */
export const seedling: Scene = {
  name: "seedling",
  seconds: 11,
  draw(t) {
    const root = eased(t, 0.1, 0.45);
    const stem = eased(t, 0.3, 0.8);
    const top = ground - 190 * stem;
    const bloom = eased(t, 0.78, 0.94);
    const sway = Math.sin(t * 14) * 5 * stem;
    const petals = Array.from(
      { length: 8 },
      (_, at) =>
        `<ellipse transform="rotate(${at * 45}) translate(0 ${n(-24 * bloom)})" rx="${n(12 * bloom)}" ry="${n(22 * bloom)}" fill="${at % 2 ? paint.glow : "#f7b58f"}"/>`,
    );
    const rain = Array.from({ length: 14 }, (_, at) => {
      const drop = (t * 7 + at * 0.37) % 1;
      const wet = eased(t, 0.08, 0.14) * (1 - eased(t, 0.28, 0.34));
      return `<path d="M${250 + at * 36} ${n(120 + 230 * drop)}v14" stroke="${paint.water}" stroke-width="4" stroke-linecap="round" opacity="${n(wet)}"/>`;
    });
    const bend = 480 + sway;
    const roots = [0, -46, 44, -24, 26].map((away, at) => {
      const deep = root * (at === 0 ? 66 : 40);
      const from = ground + 34 + at * 9;
      return `<path d="M480 ${from}q${n(away * 0.2)} ${n(deep * 0.5)} ${n(away * root)} ${n(deep)}" stroke="#e9d9c6" stroke-width="${at === 0 ? 6 : 4}" stroke-linecap="round" fill="none"/>`;
    });
    return `<defs>${fade("air", "#cfe6ea", "#fdeede")}${fade("soil", "#7a5443", "#4a3230")}${glow("warm", paint.sun)}</defs>
      <rect width="960" height="540" fill="url(#air)"/>
      <circle cx="${n(180 + 560 * t)}" cy="${n(150 - 70 * Math.sin(Math.PI * t))}" r="130" fill="url(#warm)"/><circle cx="${n(180 + 560 * t)}" cy="${n(150 - 70 * Math.sin(Math.PI * t))}" r="40" fill="${paint.sun}"/>
      ${cloud(330 + 260 * eased(t, 0, 0.4), 110, 1.9, 0.9 * (1 - eased(t, 0.36, 0.5)))}${rain.join("")}
      ${hill(320, 30, "#c8d8a0")}
      <rect y="${ground}" width="960" height="180" fill="url(#soil)"/><path d="M0 ${ground}q240 -16 480 0t480 0v16q-240 14 -480 0t-480 0z" fill="${paint.grass}"/>
      <g fill="#8f6a57"><circle cx="130" cy="430" r="12"/><circle cx="300" cy="490" r="9"/><circle cx="690" cy="440" r="14"/><circle cx="820" cy="500" r="10"/><circle cx="610" cy="505" r="7"/></g>
      ${root > 0 ? roots.join("") : ""}
      <ellipse cx="480" cy="${ground + 30}" rx="17" ry="12" fill="#e0b070" transform="rotate(-14 480 ${ground + 30})"/>
      <path d="M480 ${n(ground + 24)}Q480 ${n((ground + top) / 2)} ${n(bend)} ${n(top)}" stroke="${paint.leaf}" stroke-width="9" stroke-linecap="round" fill="none" opacity="${stem > 0 ? 1 : 0}"/>
      ${leaf(482, ground - 70 * stem, -18, eased(t, 0.46, 0.66), "#6d9a34")}${leaf(478, ground - 70 * stem, -138, eased(t, 0.5, 0.7), "#5a8628")}
      ${leaf(480 + sway * 0.6, ground - 128 * stem, -34, eased(t, 0.6, 0.8) * 0.75, "#7eab42")}${leaf(479 + sway * 0.6, ground - 128 * stem, -150, eased(t, 0.63, 0.82) * 0.75, "#6d9a34")}
      <g transform="translate(${n(bend)} ${n(top)})">${petals.join("")}<circle r="${n(13 * bloom)}" fill="${paint.gold}"/></g>`;
  },
  title: (t) =>
    words("Slow is how it grows", 480, 84, 54, paint.ink, eased(t, 0.5, 0.64)) +
    words("A great deal happens before anything shows", 480, 516, 28, paint.cream, eased(t, 0.14, 0.26), 700),
};
