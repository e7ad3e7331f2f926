import { children, cloud, eased, fade, figure, hill, n, paint, words } from "../art.ts";
import type { Scene } from "./scene.ts";

const stops = [110, 238, 356, 478, 600, 722, 828];
const begins = 0.1;
const leap = 0.115;

/** Somebody crosses a stream, one stone after the other, to a friend. */
export const stones: Scene = {
  name: "stones",
  seconds: 11,
  draw(t) {
    const step = Math.max(0, (t - begins) / leap);
    const at = Math.min(stops.length - 2, Math.floor(step));
    const over = eased(step - at, 0.45, 1);
    const from = stops[at] ?? 0;
    const x = from + ((stops[at + 1] ?? from) - from) * over;
    const bank = (place: number) => (place === 0 || place === stops.length - 1 ? 0 : 22);
    const y = 378 + bank(at) + (bank(at + 1) - bank(at)) * over - 62 * Math.sin(Math.PI * over);
    const wobble = at > 0 && over === 0 ? Math.sin((step - at) * 26) * 7 * (1 - (step - at)) : 0;
    const waves = Array.from({ length: 22 }, (_, wave) => {
      const left = ((wave * 173 + t * 260) % 1060) - 60;
      return `<path d="M${n(left)} ${400 + ((wave * 37) % 130)}q14 -8 28 0t28 0" stroke="#fff" stroke-opacity=".45" stroke-width="4" fill="none" stroke-linecap="round"/>`;
    });
    const rocks = stops
      .slice(1, -1)
      .map(
        (stop, rock) =>
          `<ellipse cx="${stop}" cy="${404 + (rock % 2) * 4}" rx="43" ry="17" fill="#6b5a78"/><ellipse cx="${stop}" cy="${398 + (rock % 2) * 4}" rx="41" ry="14" fill="#a796ad"/>`,
      );
    const [hero, friend] = [children[1], children[4]];
    return `<defs>${fade("air", "#fbe3cf", "#fff3e2")}${fade("stream", "#8fc1d2", "#4f8aa6")}</defs>
      <rect width="960" height="540" fill="url(#air)"/>${cloud(220, 110, 1.1)}${cloud(720, 80, 1.4)}
      ${hill(270, 60, "#e9c4b4")}${hill(330, 40, "#b9c98a")}
      <rect y="372" width="960" height="168" fill="url(#stream)"/>${waves.join("")}
      <path d="M0 372h150c30 30 10 80 -30 168H0zM960 372H812c-30 30 -14 90 26 168h122z" fill="#7f9c4e"/>
      ${rocks.join("")}
      ${figure({ x: 904, y: 384, ...friend, scale: 1.1, hand: [-46, -66 - 8 * Math.sin(t * 30)] })}
      <g transform="rotate(${n(wobble)} ${n(x)} ${n(y)})">${figure({ x, y, ...hero, scale: 1.1, hand: [over > 0 ? 34 : 30, over > 0 ? -88 : -60] })}</g>`;
  },
  title: (t) =>
    words("One stone, then the next", 480, 120, 56, paint.ink, eased(t, 0.04, 0.16)) +
    words("Wobbly knees are allowed", 480, 168, 29, paint.ember, eased(t, 0.34, 0.46), 700),
};
