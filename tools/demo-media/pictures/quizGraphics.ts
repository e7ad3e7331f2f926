import { n, paint } from "../art.ts";
import type { Picture } from "./picture.ts";

const size = { width: 400, height: 400 };

/** A face whose brows, eyes and mouth say how somebody feels. */
function face(color: string, brows: string, mouth: string, eyes = "round", more = ""): string {
  const eye = eyes === "wide" ? 20 : 13;
  const closed = `<path d="M118 190q22 18 44 0M238 190q22 18 44 0" stroke="${paint.night}" stroke-width="11" stroke-linecap="round" fill="none"/>`;
  const open = `<circle cx="140" cy="190" r="${eye}" fill="${paint.night}"/><circle cx="260" cy="190" r="${eye}" fill="${paint.night}"/>`;
  return `<rect width="400" height="400" rx="60" fill="${paint.paper}"/><circle cx="200" cy="206" r="160" fill="${color}"/>${eyes === "closed" ? closed : open}
    <path d="${brows}" stroke="${paint.night}" stroke-width="11" stroke-linecap="round" fill="none"/><path d="${mouth}" stroke="${paint.night}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round" fill="none"/>${more}`;
}

const level = "M112 148q28 -10 54 0M234 148q28 -10 54 0";
const tear = `<path d="M128 222c-16 26 -18 40 0 44c18 -4 16 -18 0 -44z" fill="#5a9ac9"/>`;

/** So many things on the ground, in rows. */
function counted(count: number, thing: string, columns: number): string {
  const rows = Math.ceil(count / columns);
  const things = Array.from({ length: count }, (_, at) => {
    const x = 200 + ((at % columns) - (columns - 1) / 2) * (330 / columns);
    const y = 210 + (Math.floor(at / columns) - (rows - 1) / 2) * (330 / Math.max(rows, columns));
    return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(3.2 / columns)})">${thing}</g>`;
  });
  return `<rect width="400" height="400" rx="60" fill="#fdf3e2"/>${things.join("")}`;
}

const apple = `<circle r="42" fill="${paint.ember}"/><circle cx="-14" cy="-12" r="10" fill="#e08a66"/><path d="M0 -38q2 -20 14 -28" stroke="#5b3a26" stroke-width="8" stroke-linecap="round" fill="none"/><path d="M8 -54q22 -16 36 2q-22 14 -36 -2" fill="#6d9a34"/>`;
const sprout = `<path d="M-40 42h80l-8 26h-64z" fill="#8a5a44"/><path d="M0 42V-8" stroke="${paint.leaf}" stroke-width="9" stroke-linecap="round"/><path d="M0 -2q-46 6 -50 -40q44 -2 50 40q4 -46 52 -44q-2 46 -52 44" fill="#6d9a34"/>`;
const pencil = `<g transform="rotate(18)"><rect x="-12" y="-62" width="24" height="98" fill="${paint.gold}"/><path d="M-12 36h24L0 68z" fill="#f2cfae"/><path d="M-5 54h10L0 68z" fill="${paint.night}"/><rect x="-12" y="-76" width="24" height="18" rx="7" fill="${paint.rose}"/></g>`;

/** The pictures of quiz questions and their answers. */
export const quizGraphics: readonly Picture[] = [
  { name: "face-glad", ...size, body: face("#ffcf5e", level, "M120 250q80 84 160 0") },
  {
    name: "face-sad",
    ...size,
    body: face(
      "#a9c4e6",
      "M108 160q26 -22 56 -20M236 140q30 -2 56 20",
      "M134 294q66 -58 132 0",
      "round",
      tear,
    ),
  },
  {
    name: "face-angry",
    ...size,
    body: face("#ef8a70", "M104 138L168 166M296 138L232 166", "M140 286q60 -36 120 0"),
  },
  {
    name: "face-worried",
    ...size,
    body: face(
      "#d9c7ea",
      "M108 164q24 -24 58 -22M234 142q34 -2 58 22",
      "M132 274q17 -18 34 0t34 0t34 0t34 0",
      "wide",
    ),
  },
  { name: "face-calm", ...size, body: face("#bfe0c4", level, "M148 262q52 32 104 0", "closed") },
  { name: "count-apples", ...size, body: counted(5, apple, 3) },
  { name: "count-apples-more", ...size, body: counted(3, apple, 3) },
  { name: "count-sprouts", ...size, body: counted(12, sprout, 4) },
  { name: "count-pencils", ...size, body: counted(10, pencil, 5) },
];
