/** The colors of the set: the theme's areas, dark enough for a light ground and bright enough for a dark stage. */
export const paint = {
  teal: "#3fa9a2",
  violet: "#8f76dd",
  orange: "#e98a4b",
  blue: "#5d83dc",
  pink: "#e0709f",
  leaf: "#7fae45",
  green: "#45a06e",
  sky: "#4aa3cd",
  plum: "#b565c6",
  gold: "#e9b93d",
  red: "#d9626a",
  ink: "#3a2f45",
  white: "#ffffff",
  wood: "#9a6a45",
  gray: "#b9b0be",
} as const;

/** Grounds that the pictures stand on, so that they are seen on a light and on a dark stage. */
export const ground = {
  mint: "#dcf1ef",
  lilac: "#ebe5fa",
  peach: "#fbe8d9",
  air: "#e3e9fa",
  rose: "#fae3ec",
  lime: "#e9f3d8",
  cream: "#faeec9",
} as const;

const skins = ["#f2c9a5", "#c98f62", "#8a5a3c", "#e3ad80"] as const;
const hairs = ["#3a2a22", "#6b4226", "#1f1a1a", "#b5793a"] as const;

type Color = string;

const round = (value: number) => Math.round(value * 10) / 10;

export const circle = (x: number, y: number, r: number, fill: Color) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: Color, turn = 0) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${
    turn ? ` transform="rotate(${turn} ${round(x)} ${round(y)})"` : ""
  }/>`;

export const box = (x: number, y: number, width: number, height: number, fill: Color, corner = 4, turn = 0) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${corner}" fill="${fill}"${
    turn ? ` transform="rotate(${turn} ${round(x + width / 2)} ${round(y + height / 2)})"` : ""
  }/>`;

export const area = (path: string, fill: Color) => `<path d="${path}" fill="${fill}"/>`;

export const line = (path: string, stroke: Color, width = 5) =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Puts shapes elsewhere, larger or smaller, and turned. */
export const put = (x: number, y: number, shapes: string, size = 1, turn = 0) =>
  `<g transform="translate(${round(x)} ${round(y)})${size === 1 ? "" : ` scale(${size})`}${
    turn ? ` rotate(${turn})` : ""
  }">${shapes}</g>`;

/** A heart of about 40 by 36 around 0,0. */
export const heart = (fill: Color = paint.red) => area("M0 18C-30-2-18-22 0-9 18-22 30-2 0 18Z", fill);

export const star = (fill: Color = paint.gold) =>
  area("M0-20 6-7 20-5 10 5 12 19 0 12-12 19-10 5-20-5-6-7Z", fill);

const rays = (x: number, y: number, r: number) =>
  Array.from({ length: 8 }, (_, at) => {
    const [c, s] = [Math.cos((at * Math.PI) / 4), Math.sin((at * Math.PI) / 4)];
    return `M${round(x + c * r * 1.3)} ${round(y + s * r * 1.3)}L${round(x + c * r * 1.65)} ${round(y + s * r * 1.65)}`;
  }).join("");

/** A sun with rays. */
export const sunny = (x: number, y: number, r: number) =>
  line(rays(x, y, r), paint.gold) + circle(x, y, r, paint.gold);

export const cloud = (fill: Color = paint.white) =>
  circle(-18, 2, 13, fill) + circle(0, -6, 18, fill) + circle(19, 2, 13, fill) + box(-30, 0, 61, 15, fill, 7);

export const leaf = (fill: Color = paint.leaf) => area("M0 0C-4-22 14-30 28-28 28-12 18 2 0 0Z", fill);

export const flower = (fill: Color) =>
  line("M0 0V38", paint.green, 4) +
  put(0, 30, leaf(paint.leaf), 0.6) +
  [0, 72, 144, 216, 288]
    .map((turn) => oval(0, -11, 7, 10, fill).replace("/>", ` transform="rotate(${turn})"/>`))
    .join("") +
  circle(0, 0, 6, paint.gold);

export const tree = (crown: Color = paint.green) =>
  box(-6, 0, 12, 46, paint.wood, 3) +
  circle(-16, -8, 20, crown) +
  circle(16, -8, 20, crown) +
  circle(0, -24, 24, crown);

export const bird = (fill: Color) =>
  oval(0, 0, 20, 14, fill) +
  circle(16, -10, 10, fill) +
  area("M25-12 35-8 25-5Z", paint.gold) +
  area("M-18-2-34-12-32 6Z", fill) +
  oval(-3, 1, 11, 7, paint.white, 15) +
  circle(19, -12, 2, paint.ink);

export const fish = (fill: Color) =>
  oval(0, 0, 24, 15, fill) +
  area("M-20 0-38-13V13Z", fill) +
  circle(12, -4, 3, paint.ink) +
  line("M2-10Q8 0 2 10", paint.white, 2.5);

export const bubble = (fill: Color, inside = "") =>
  box(-32, -24, 64, 44, fill, 16) + area("M-14 16-20 34 4 18Z", fill) + inside;

export const book = (fill: Color) =>
  area("M0-14C-14-24-32-22-40-18V22C-28 18-12 18 0 26Z", fill) +
  area("M0-14C14-24 32-22 40-18V22C28 18 12 18 0 26Z", paint.white) +
  line("M10-6Q20-10 30-8M10 4Q20 0 30 2", paint.gray, 3);

export const gift = (fill: Color, ribbon: Color) =>
  box(-26, -14, 52, 42, fill) +
  box(-30, -24, 60, 16, fill) +
  box(-5, -24, 10, 52, ribbon, 0) +
  line("M0-24C-20-44-26-22 0-24 26-22 20-44 0-24", ribbon, 5);

export const lantern = (fill: Color) =>
  line("M-14-26Q0-52 14-26", paint.ink, 4) +
  box(-18, -28, 36, 8, paint.ink) +
  box(-16, -20, 32, 42, fill, 6) +
  area("M0-12C12 2 8 14 0 14-8 14-12 2 0-12Z", paint.orange) +
  box(-18, 20, 36, 8, paint.ink);

export type Mood = "glad" | "calm" | "sad" | "angry" | "worried" | "surprised";

const mouths: Readonly<Record<Mood, string>> = {
  glad: "M-9 5Q0 16 9 5",
  calm: "M-7 8Q0 11 7 8",
  sad: "M-8 11Q0 3 8 11",
  angry: "M-8 10H8",
  worried: "M-8 9Q-4 5 0 9T8 9",
  surprised: "",
};

/** A face of radius 22; its eyes are closed where it is calm. */
export function face(who: number, mood: Mood = "glad"): string {
  const skin = skins[who % 4] ?? skins[0];
  const hair = hairs[(who + 1) % 4] ?? hairs[0];
  const eyes =
    mood === "calm"
      ? line("M-12-1Q-8 3-4-1M4-1Q8 3 12-1", paint.ink, 2.5)
      : circle(-8, -1, 2.6, paint.ink) + circle(8, -1, 2.6, paint.ink);
  const brows =
    mood === "angry"
      ? line("M-13-9-5-6M13-9 5-6", paint.ink, 2.5)
      : mood === "worried" || mood === "sad"
        ? line("M-13-6-5-10M13-6 5-10", paint.ink, 2.5)
        : "";
  const back = who % 2 ? circle(-19, 6, 9, hair) + circle(19, 6, 9, hair) : "";
  return (
    back +
    circle(0, 0, 22, skin) +
    area("M-22-2C-24-32 24-32 22-2 12-14-10-16-22-2Z", hair) +
    eyes +
    brows +
    (mood === "surprised" ? oval(0, 9, 4, 5, paint.ink) : line(mouths[mood], paint.ink, 2.8))
  );
}

type Pose = "stand" | "wave" | "reach" | "cheer" | "hug" | "sit";

const arms: Readonly<Record<Pose, string>> = {
  stand: "M-16 32-24 58M16 32 24 58",
  wave: "M-16 32-24 58M16 32 34 8",
  reach: "M-16 32-22 56M16 34 44 38",
  cheer: "M-16 32-34 6M16 32 34 6",
  hug: "M-16 34Q-20 54 2 50M16 34Q20 54-2 50",
  sit: "M-16 34-28 62M16 34 28 62",
};

/** A child, its face around 0,0 and its feet at about 0,104. */
export function child(who: number, shirt: Color, pose: Pose = "stand", mood: Mood = "glad"): string {
  const skin = skins[who % 4] ?? skins[0];
  const legs =
    pose === "sit"
      ? line("M-8 66Q-34 68-22 80H14M8 66Q34 68 22 80H-14", paint.blue, 11)
      : line("M-7 64V96M7 64V96", paint.blue, 11) + line("M-7 98H-12M7 98H12", paint.ink, 8);
  const isHug = pose === "hug";
  return (
    legs +
    (isHug ? "" : line(arms[pose], skin, 8)) +
    box(-18, 20, 36, 50, shirt, 14) +
    (isHug ? line(arms[pose], skin, 8) : "") +
    face(who, mood)
  );
}
