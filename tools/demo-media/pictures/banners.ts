import { children, cloud, fade, figure, glow, hill, n, paint } from "../art.ts";
import { lantern } from "../scenes/lantern.ts";
import { seedling } from "../scenes/seedling.ts";
import { sixOrNine } from "../scenes/sixOrNine.ts";
import { stones } from "../scenes/stones.ts";
import type { Picture } from "./picture.ts";

const size = { width: 1200, height: 400 };
const [one, two, three, four, five, six] = children;

const sunrise = (top: string, bottom: string) =>
  `<defs>${fade("air", top, bottom)}${glow("sun", "#ffd9a0")}</defs><rect width="1200" height="400" fill="url(#air)"/>`;

function gratitude(): string {
  const notes = Array.from({ length: 9 }, (_, at) => {
    const x = 150 + at * 112;
    const y = 92 + Math.sin(at * 0.8) * 22;
    const color = ["#fff3e2", "#ffe3b8", "#f7d9c6"][at % 3];
    return `<g transform="translate(${x} ${n(y)}) rotate(${((at * 13) % 17) - 8})"><rect x="-40" y="0" width="80" height="62" rx="6" fill="${color}"/><path d="M-26 20h52M-26 34h40M-26 48h${20 + (at % 4) * 8}" stroke="#cf9a8c" stroke-width="5" stroke-linecap="round"/><rect x="-5" y="-10" width="10" height="22" rx="3" fill="${paint.ember}"/></g>`;
  });
  return `${sunrise("#f6d9c0", "#fdf3e6")}<path d="M0 74q300 60 600 10t600 10" stroke="#8a5f73" stroke-width="4" fill="none"/>${notes.join("")}
    <rect y="316" width="1200" height="84" fill="#a5562a"/><rect y="316" width="1200" height="14" fill="#c57a48"/>
    <g transform="translate(600 312)"><path d="M-58 0V-76H58V0q0 6 -8 6H-50q-8 0 -8 -6z" fill="${paint.teal}"/><path d="M58 -62h20a22 22 0 0 1 0 44H58" stroke="${paint.teal}" stroke-width="13" fill="none"/><g stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".8"><path d="M-26 -92q-12 -18 0 -34t0 -30M4 -92q-12 -18 0 -34t0 -30M34 -92q-12 -18 0 -34t0 -30"/></g></g>
    <circle cx="380" cy="292" r="26" fill="#b4431d"/><circle cx="430" cy="296" r="22" fill="#d9a21b"/><circle cx="802" cy="294" r="24" fill="#6d9a34"/>`;
}

function honesty(): string {
  const ridge = `M0 200L150 90L250 170L400 50L560 180L700 100L860 190L1010 70L1200 200z`;
  return `${sunrise("#bfd9e8", "#fdeede")}<circle cx="760" cy="92" r="150" fill="url(#sun)"/><circle cx="760" cy="92" r="44" fill="${paint.sun}"/><path d="${ridge}" fill="#8a7aa0"/><path d="M150 90l34 25l-30 8l-26 -10zM400 50l44 34l-40 12l-40 -12zM1010 70l44 30l-40 14l-44 -14z" fill="#fff"/>
    <g transform="matrix(1 0 0 -1 0 400)" opacity=".55"><circle cx="760" cy="92" r="44" fill="${paint.sun}"/><path d="${ridge}" fill="#8a7aa0"/></g><rect y="200" width="1200" height="200" fill="#7fb3c8" opacity=".45"/>
    <g stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"><path d="M120 250h90M520 300h120M880 262h100M300 348h80M1010 350h110"/></g><path d="M0 200h1200" stroke="#5b4a68" stroke-width="3"/>`;
}

function generosity(): string {
  const apples = Array.from(
    { length: 12 },
    (_, at) =>
      `<circle cx="${470 + (at % 6) * 52}" cy="${84 + Math.floor(at / 6) * 66 + (at % 2) * 22}" r="14" fill="${paint.ember}"/>`,
  );
  return `${sunrise("#d8ecdf", "#fdf3e0")}${cloud(170, 90, 1.1)}${cloud(1040, 70, 1.2)}${hill(300, 26, "#b9c98a", 1200, 400)}
    <path d="M580 350q10 -90 -6 -170h54q-14 80 0 170z" fill="#7a5443"/><g fill="#5a8628"><circle cx="600" cy="110" r="110"/><circle cx="500" cy="136" r="78"/><circle cx="704" cy="136" r="78"/></g>${apples.join("")}
    <rect y="346" width="1200" height="54" fill="#7f9c4e"/>${figure({ x: 380, y: 366, ...five, scale: 1.2, hand: [44, -50] })}${figure({ x: 820, y: 366, ...four, scale: 1.2, hand: [-44, -50] })}${figure({ x: 920, y: 372, ...two, scale: 1.05, hand: [-38, -44] })}
    <circle cx="440" cy="300" r="16" fill="${paint.ember}"/><circle cx="762" cy="300" r="16" fill="${paint.ember}"/>`;
}

function respect(): string {
  const seats = [two, one, three, six, five, four].map((child, at) =>
    figure({ x: 250 + at * 140, y: 330 - Math.abs(2.5 - at) * -14, ...child, scale: 1.25 }),
  );
  return `${sunrise("#e6dff2", "#fdeede")}<circle cx="600" cy="60" r="240" fill="url(#sun)"/>${seats.join("")}
    <ellipse cx="600" cy="352" rx="480" ry="64" fill="#a5562a"/><ellipse cx="600" cy="342" rx="480" ry="60" fill="#c98a5a"/>
    <g fill="#fff3e2"><rect x="420" y="318" width="70" height="42" rx="5" transform="rotate(-6 455 339)"/><rect x="690" y="320" width="70" height="42" rx="5" transform="rotate(8 725 341)"/></g><g transform="translate(600 330)"><path d="M-18 12h36l-6 -34h-24z" fill="${paint.teal}"/><path d="M0 -22q-24 -22 -10 -48q8 20 10 48q4 -30 18 -44q8 28 -18 44" fill="#6d9a34"/></g>`;
}

function perseverance(): string {
  const steps = Array.from(
    { length: 13 },
    (_, at) =>
      `<circle cx="${n(180 + at * 56)}" cy="${n(352 - at * 20 + Math.sin(at) * 14)}" r="5" fill="#fff3e2"/>`,
  );
  return `${sunrise("#c6d8ea", "#fdeede")}${cloud(220, 80, 1.2)}${cloud(1020, 60, 1)}<path d="M300 400L840 70L960 190L1030 140L1200 320V400z" fill="#8a7aa0"/><path d="M840 70L912 142L866 136L838 160L800 126L768 114z" fill="#fff"/><path d="M0 400C180 340 330 330 520 352S900 360 1200 392V400z" fill="#7f9c4e"/>${steps.join("")}
    <path d="M840 72V18" stroke="${paint.ink}" stroke-width="6" stroke-linecap="round"/><path d="M843 20h52l-14 15l14 15h-52z" fill="${paint.ember}"/>${figure({ x: 300, y: 352, ...six, scale: 0.9, hand: [34, -74] })}${figure({ x: 214, y: 366, ...three, scale: 0.9, hand: [34, -60] })}`;
}

function hope(): string {
  const lights = Array.from({ length: 16 }, (_, at) => {
    const x = 90 + ((at * 271) % 1050);
    const y = 40 + ((at * 83) % 190);
    const scale = 0.5 + (at % 4) * 0.17;
    return `<g transform="translate(${x} ${y}) scale(${n(scale)})"><circle r="62" fill="url(#sun)"/><path d="M-18 -22h36l8 34q-26 14 -52 0z" fill="${paint.sun}"/><path d="M-10 8q10 -22 20 0q-10 8 -20 0" fill="${paint.ember}"/></g>`;
  });
  return `<defs>${fade("air", "#2b2442", "#6b4a70", "#f0a878")}${glow("sun", "#ffd9a0")}</defs><rect width="1200" height="400" fill="url(#air)"/><circle cx="600" cy="350" r="240" fill="url(#sun)"/><circle cx="600" cy="350" r="80" fill="${paint.sun}"/>${lights.join("")}
    ${hill(330, 30, "#6b4a60", 1200, 400)}<rect y="366" width="1200" height="34" fill="#3a2f45"/>${[one, two, five].map((child, at) => figure({ x: 180 + at * 76, y: 378, ...child, scale: 0.85, hand: [26, -86] })).join("")}${[four, six].map((child, at) => figure({ x: 940 + at * 80, y: 378, ...child, scale: 0.85, hand: [-26, -86] })).join("")}`;
}

/** A wide part of a film's picture, without its words. */
const still = (scene: { draw(t: number): string }, t: number, top: number) => ({
  ...size,
  body: scene.draw(t),
  view: `0 ${top} 960 320`,
});

/** The banners of the traits, each named for its trait. */
export const banners: readonly Picture[] = [
  { name: "trait-kindness", ...still(lantern, 0.62, 190) },
  { name: "trait-gratitude", ...size, body: gratitude() },
  { name: "trait-honesty", ...size, body: honesty() },
  { name: "trait-patience", ...still(seedling, 0.8, 110) },
  { name: "trait-generosity", ...size, body: generosity() },
  { name: "trait-respect", ...size, body: respect() },
  { name: "trait-courage", ...still(stones, 0.5, 190) },
  { name: "trait-empathy", ...still(sixOrNine, 0.55, 110) },
  { name: "trait-perseverance", ...size, body: perseverance() },
  { name: "trait-hope", ...size, body: hope() },
];
