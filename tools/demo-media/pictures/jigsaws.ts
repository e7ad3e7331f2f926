import { children, cloud, fade, figure, glow, hill, n, paint } from "../art.ts";
import type { Picture } from "./picture.ts";

const size = { width: 1200, height: 900 };

/** Places that look scattered and are the same each time. */
const scattered = (at: number, step: number, width: number) => (at * step) % width;

function lighthouse(): string {
  const stars = Array.from(
    { length: 70 },
    (_, at) =>
      `<circle cx="${scattered(at, 211, 1200)}" cy="${scattered(at, 97, 430)}" r="${1.5 + (at % 4) * 0.8}" fill="${paint.cream}"/>`,
  );
  const waves = Array.from({ length: 60 }, (_, at) => {
    const y = 610 + Math.floor(at / 6) * 30;
    return `<path d="M${(at % 6) * 210 + (Math.floor(at / 6) % 2) * 100 - 60} ${y}q26 -20 52 0t52 0t52 0" stroke="${at % 3 ? "#7fb3c8" : "#ffcf8f"}" stroke-opacity="${at % 3 ? 0.55 : 0.5}" stroke-width="6" fill="none" stroke-linecap="round"/>`;
  });
  const boat = (x: number, y: number, sail: string, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-70 0H70L46 34H-46z" fill="#6b3a26"/><path d="M-4 -8V-120L-62 -8z" fill="${sail}"/><path d="M6 -8V-104L56 -8z" fill="#fff3e2"/><path d="M1 2V-128" stroke="#2a1d1a" stroke-width="6"/></g>`;
  return `<defs>${fade("night", "#1b1a3a", "#4a3f6e", "#c97f74")}${fade("sea", "#3c5b86", "#1f3352")}${glow("beam", "#ffe3b8")}</defs>
    <rect width="1200" height="900" fill="url(#night)"/>${stars.join("")}
    <circle cx="250" cy="190" r="150" fill="url(#beam)" opacity=".6"/><circle cx="250" cy="190" r="66" fill="#fff3d6"/><circle cx="278" cy="172" r="58" fill="#2d2850" opacity=".28"/>
    <path d="M0 600C200 520 330 560 470 590S760 560 1200 596V640H0z" fill="#3a2f45"/>
    <rect y="590" width="1200" height="310" fill="url(#sea)"/>${waves.join("")}
    <path d="M892 246L-40 120V330z" fill="#ffe3b8" opacity=".22"/><path d="M924 246L1260 150V360z" fill="#ffe3b8" opacity=".22"/>
    <path d="M700 690C760 590 850 570 930 572C1040 574 1120 600 1200 640V900H640C640 820 660 750 700 690z" fill="#5b4a3f"/><path d="M730 690C790 612 860 596 930 598C1030 600 1110 630 1200 676V730C1060 660 820 640 730 690z" fill="#7f9c4e"/>
    <path d="M858 600L874 300H942L958 600z" fill="#fff3e2"/><path d="M871 360h74l4 62h-82zM864 486h88l4 60h-95z" fill="#b4431d"/>
    <rect x="862" y="284" width="92" height="18" rx="8" fill="#3a2f45"/><rect x="878" y="222" width="60" height="64" fill="#ffcf8f"/><path d="M866 224L908 172L950 224z" fill="#8f3213"/><circle cx="908" cy="248" r="90" fill="url(#beam)"/>
    <path d="M892 600v-46c0 -22 32 -22 32 0v46z" fill="#3a2f45"/><rect x="896" y="444" width="24" height="30" rx="11" fill="#ffcf8f"/>
    <path d="M1010 640h130v-76h-130z" fill="#e9d9c6"/><path d="M994 568l81 -58l81 58z" fill="#8f3213"/><rect x="1030" y="588" width="30" height="30" fill="#ffcf8f"/><rect x="1088" y="588" width="30" height="52" fill="#6b4a60"/>
    ${boat(300, 690, "#ff9d70", 1.25)}${boat(520, 624, "#66b8a8", 0.6)}${boat(130, 820, "#c9547f", 0.9)}`;
}

function garden(): string {
  const colors = ["#b4431d", "#d9a21b", "#8b3a9c", "#c9547f", "#3557b0", "#ff9d70"];
  const flowers = Array.from({ length: 96 }, (_, at) => {
    const row = Math.floor(at / 16);
    const x = 20 + (at % 16) * 76 + (row % 2) * 36;
    const y = 560 + row * 62;
    const scale = 0.6 + row * 0.13;
    const color = colors[(at * 5 + row) % colors.length];
    const petals = [0, 72, 144, 216, 288].map(
      (turn) => `<circle transform="rotate(${turn}) translate(0 -12)" r="10"/>`,
    );
    return `<g transform="translate(${x} ${y}) scale(${n(scale)})"><path d="M0 0V42" stroke="#4b7018" stroke-width="5"/><path d="M0 34q14 -4 18 -18q-16 2 -18 18" fill="#5a8628"/><g fill="${color}">${petals.join("")}</g><circle r="8" fill="#ffe3b8"/></g>`;
  });
  const trees = [90, 210, 1010, 1120].map(
    (x, at) =>
      `<path d="M${x} 480v-120" stroke="#6b4a3a" stroke-width="22"/><circle cx="${x}" cy="${330 - at * 6}" r="84" fill="${at % 2 ? "#6d9a34" : "#5a8628"}"/><g fill="#b4431d"><circle cx="${x - 34}" cy="${320 - at * 6}" r="10"/><circle cx="${x + 26}" cy="${290 - at * 6}" r="10"/><circle cx="${x + 8}" cy="${366 - at * 6}" r="10"/></g>`,
  );
  const [one, two, three] = children;
  return `<defs>${fade("day", "#bfe0ea", "#fdeede")}${glow("sun", "#ffd9a0")}</defs><rect width="1200" height="900" fill="url(#day)"/>
    <circle cx="980" cy="140" r="190" fill="url(#sun)"/><circle cx="980" cy="140" r="64" fill="#ffcf8f"/>
    ${cloud(240, 130, 1.6)}${cloud(620, 90, 1.2)}${hill(380, 60, "#c3d69b", 1200, 900)}${hill(450, 36, "#9dbb66", 1200, 900)}${trees.join("")}
    <path d="M460 480V330h280v150z" fill="#f6e3cd"/><path d="M430 336L600 220L770 336z" fill="#b4431d"/><path d="M560 480v-84c0 -40 80 -40 80 0v84z" fill="#0c6e69"/><rect x="486" y="366" width="50" height="54" rx="6" fill="#ffcf8f"/><rect x="664" y="366" width="50" height="54" rx="6" fill="#ffcf8f"/><path d="M690 262v-60h34v84z" fill="#8f3213"/>
    <rect y="478" width="1200" height="422" fill="#7d9c48"/><path d="M570 480C560 600 470 700 420 900H800C740 700 660 600 640 480z" fill="#ead3ba"/>
    ${flowers.join("")}
    ${figure({ x: 520, y: 700, ...one, scale: 1.5, hand: [36, -40] })}${figure({ x: 650, y: 760, ...two, scale: 1.7, hand: [-40, -46] })}${figure({ x: 590, y: 560, ...three, scale: 1.1, hand: [30, -84] })}
    <g transform="translate(584 664)"><path d="M-30 0h60l-8 50h-44z" fill="#a5562a"/><path d="M-28 0q28 -54 56 0" stroke="#6b3a26" stroke-width="6" fill="none"/><circle cx="-12" cy="-6" r="13" fill="#b4431d"/><circle cx="12" cy="-6" r="13" fill="#d9a21b"/></g>`;
}

function kites(): string {
  const colors = ["#b4431d", "#0c6e69", "#6446b5", "#d9a21b", "#a93468", "#3557b0"];
  const kite = (at: number) => {
    const x = 110 + (at % 4) * 300 + (at > 3 ? 130 : 0);
    const y = 110 + (at % 3) * 70 + (at > 3 ? 210 : 0);
    const color = colors[at % 6];
    const tail = Array.from({ length: 5 }, (_, knot) => {
      const down = 78 + knot * 26;
      return `<path d="M${knot % 2 ? 10 : -10} ${down}l-11 -8v16zl11 -8v16z" fill="${colors[(at + knot + 2) % 6]}"/>`;
    });
    const holder = 180 + (at % 6) * 168;
    return `<path d="M${x} ${y}Q${(x + holder) / 2 + 60} ${(y + 620) / 2 + 90} ${holder + 30} 640" stroke="#65596b" stroke-width="2.500" fill="none"/><g transform="translate(${x} ${y}) rotate(${((at * 23) % 50) - 25})"><path d="M0 -86L54 -10L0 70L-54 -10z" fill="${color}"/><path d="M0 -86V70M-54 -10H54" stroke="#fff3e2" stroke-width="5"/><path d="M0 70q14 30 0 54t0 60" stroke="#65596b" stroke-width="3" fill="none"/>${tail.join("")}</g>`;
  };
  const people = children.map((child, at) =>
    figure({ x: 180 + at * 168, y: 770 + (at % 2) * 46, ...child, scale: 1.45, hand: [22, -92] }),
  );
  const grass = Array.from(
    { length: 90 },
    (_, at) =>
      `<path d="M${scattered(at, 173, 1200)} ${740 + scattered(at, 61, 150)}q4 -18 12 -24" stroke="${at % 2 ? "#4b7018" : "#b9c98a"}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  );
  return `<defs>${fade("air", "#8fc6dc", "#dff0ee", "#fdeede")}</defs><rect width="1200" height="900" fill="url(#air)"/>
    ${cloud(170, 380, 1.5)}${cloud(560, 250, 1.1)}${cloud(980, 420, 1.7)}${cloud(880, 90, 1.2)}${cloud(420, 470, 0.9)}
    ${hill(580, 70, "#e9c4b4", 1200, 900)}${hill(650, 50, "#b9c98a", 1200, 900)}${hill(720, 30, "#8fae5d", 1200, 900)}${grass.join("")}
    ${Array.from({ length: 8 }, (_, at) => kite(at)).join("")}${people.join("")}`;
}

/** The pictures that classes put together again. */
export const jigsaws: readonly Picture[] = [
  { name: "jigsaw-lighthouse", ...size, body: lighthouse() },
  { name: "jigsaw-garden", ...size, body: garden() },
  { name: "jigsaw-kites", ...size, body: kites() },
];
