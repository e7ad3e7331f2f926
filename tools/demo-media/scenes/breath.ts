import { eased, fade, glow, mixed, n, paint, words } from "../art.ts";
import type { Scene } from "./scene.ts";

const inhale = 0.36;

/** A circle grows with a breath in and sinks with a longer breath out; it begins where it ends. */
export const breath: Scene = {
  name: "breath",
  seconds: 11,
  draw(t) {
    const size = t < inhale ? eased(t, 0.02, inhale) : 1 - eased(t, inhale + 0.04, 0.99);
    const rings = [1, 0.78, 0.58].map((share, at) => {
      const radius = (70 + 120 * size) * share;
      return `<circle cx="480" cy="270" r="${n(radius)}" fill="${mixed("#bfe3dc", "#0c6e69", 0.15 + at * 0.2 + size * 0.1)}"/>`;
    });
    const leaves = Array.from({ length: 12 }, (_, at) => {
      const angle = at * 30 + t * 24;
      const away = 118 + 112 * size;
      return `<path transform="translate(480 270) rotate(${n(angle)}) translate(0 ${n(-away)})" d="M0 -15C9 -8 9 8 0 15C-9 8 -9 -8 0 -15z" fill="${at % 2 ? paint.mint : "#a9d3b0"}"/>`;
    });
    return `<defs>${fade("calm", "#e9f6f3", "#fdf3e6")}${glow("halo", "#9fd6cb")}</defs><rect width="960" height="540" fill="url(#calm)"/>
      <circle cx="480" cy="270" r="${n(190 + 150 * size)}" fill="url(#halo)" opacity=".8"/>${leaves.join("")}${rings.join("")}`;
  },
  title(t) {
    const isIn = t < inhale + 0.02;
    return words(
      isIn ? "in" : "out",
      480,
      284,
      44,
      "#ffffff",
      isIn ? 1 - eased(t, inhale - 0.02, inhale + 0.02) : eased(t, inhale + 0.02, inhale + 0.08),
    );
  },
};
