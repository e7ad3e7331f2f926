import { eased, fade, n, paint, words } from "../art.ts";
import type { Scene } from "./scene.ts";

/** Somebody seen from above. */
function fromAbove(x: number, y: number, angle: number, coat: string, hair: string): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})"><ellipse rx="52" ry="25" fill="${coat}"/><path d="M-44 4q-6 -30 10 -40M44 4q6 -30 -10 -40" stroke="${coat}" stroke-width="17" stroke-linecap="round" fill="none"/><circle cy="-4" r="26" fill="${hair}"/><path d="M-14 -24q14 -10 28 0" stroke="#f2cfae" stroke-width="7" stroke-linecap="round" fill="none"/></g>`;
}

function says(x: number, y: number, text: string, shown: number): string {
  return `<g opacity="${n(shown)}" transform="translate(${x} ${y})"><rect x="-74" y="-40" width="148" height="76" rx="26" fill="#fff"/>${words(text, 0, 14, 42, paint.ink)}</g>`;
}

/** Two people argue over a figure on the ground until they change places. */
export const sixOrNine: Scene = {
  name: "six-or-nine",
  seconds: 12,
  draw(t) {
    const turn = eased(t, 0.42, 0.7) * 180;
    const place = (angle: number): readonly [number, number] => [
      480 + Math.sin((angle * Math.PI) / 180) * 190,
      270 + Math.cos((angle * Math.PI) / 180) * 190,
    ];
    const one = place(turn);
    const other = place(turn + 180);
    const early = eased(t, 0.08, 0.16) * (1 - eased(t, 0.38, 0.44));
    const late = eased(t, 0.74, 0.8);
    const lines = [180, 360].map((y) => `M0 ${y}H960`).concat([160, 320, 640, 800].map((x) => `M${x} 0V540`));
    return `<defs>${fade("yard", "#f3e2cf", "#e6cdb0")}</defs><rect width="960" height="540" fill="url(#yard)"/><path d="${lines.join("")}" stroke="#cfa983" stroke-width="5" opacity=".5"/>
      <path d="M522 190c-62 22 -96 62 -96 106a57 57 0 1 0 57 -57c-16 0 -30 6 -40 16" stroke="${paint.ember}" stroke-width="26" stroke-linecap="round" stroke-linejoin="round" fill="none"/>
      ${fromAbove(one[0], one[1], -turn, "#0c6e69", "#4a2f24")}${fromAbove(other[0], other[1], 180 - turn, "#6446b5", "#a5562a")}
      ${says(690, 440, "Six!", early)}${says(270, 104, "Nine!", early)}
      ${says(250, 440, "Six …", late)}${says(710, 104, "Nine …", late)}`;
  },
  title: (t) =>
    `<g opacity="${n(eased(t, 0.84, 0.94))}"><rect x="190" y="222" width="580" height="96" rx="30" fill="${paint.ink}"/>${words("Come and look from here", 480, 285, 46, paint.cream)}</g>`,
};
