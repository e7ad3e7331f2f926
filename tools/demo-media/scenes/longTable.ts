import { children, cloud, eased, fade, figure, hill, n, paint } from "../art.ts";
import type { Scene } from "./scene.ts";

const floor = 452;
const board = 118;
const treeAt = 838;

interface Guest {
  readonly child: (typeof children)[number];
  /** When they come, and to which seat, counted from the left. */
  readonly comes: number;
  readonly seat: number;
}

const guests: readonly Guest[] = [
  { child: children[0], comes: -1, seat: 0 },
  { child: children[4], comes: -1, seat: 1 },
  { child: children[1], comes: 0.52, seat: 2 },
  { child: children[3], comes: 0.64, seat: 3 },
  { child: children[2], comes: 0.72, seat: 4 },
  { child: children[5], comes: 0.8, seat: 5 },
];

const seatAt = (seat: number) => 150 + seat * board;
const arrived = (comes: number, t: number) => (comes < 0 ? 1 : eased(t, comes, comes + 0.12));

function tree(t: number): string {
  const sway = Math.sin(t * 24) * 3;
  return `<g transform="translate(${treeAt + 30} ${floor})"><path d="M-14 0V-150h28V0z" fill="#7a5443"/><g transform="translate(${n(sway)} 0)"><circle cy="-206" r="84" fill="#7f9c4e"/><circle cx="-58" cy="-168" r="54" fill="#8fae5d"/><circle cx="58" cy="-172" r="56" fill="#6f8d43"/></g></g>`;
}

function lights(t: number): string {
  const on = eased(t, 0.84, 0.94);
  const bulbs = Array.from({ length: 9 }, (_, at) => {
    const x = 90 + at * 88;
    const y = 150 + Math.sin((at / 8) * Math.PI) * 34;
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(16 + 4 * Math.sin(t * 50 + at))}" fill="${paint.sun}" opacity="${n(on * 0.4)}"/><circle cx="${n(x)}" cy="${n(y)}" r="7" fill="${on > 0.5 ? paint.gold : "#cbb9a5"}"/>`;
  });
  return `<path d="M60 140Q440 232 830 146" stroke="#7b5468" stroke-width="3" fill="none"/>${bulbs.join("")}`;
}

/** Two friends have a table; somebody stands by a tree until they ask, and the table grows for all who come. */
export const longTable: Scene = {
  name: "the-long-table",
  seconds: 30,
  draw(t) {
    const people = guests.map(({ child, comes, seat }) => {
      const way = arrived(comes, t);
      const start = seat === 2 ? treeAt - 66 : 1010 + seat * 24;
      const x = start + (seatAt(seat) - start) * way;
      const bob = way > 0 && way < 1 ? Math.abs(Math.sin(x / 15)) * 7 : 0;
      const isSeated = way === 1;
      const laughs = isSeated ? Math.sin(t * 60 + seat * 2) * 1.5 : 0;
      const calls = seat === 1 && t > 0.46 && t < 0.56;
      const lifts = isSeated && t > 0.9;
      const reach = calls ? ([46, -84] as const) : lifts ? ([22, -96] as const) : ([24, -40] as const);
      return figure({ x, y: floor - bob + laughs - (isSeated ? 4 : 0), ...child, scale: 1.25, hand: reach });
    });
    const long = 2 + guests.slice(2).reduce((sum, { comes }) => sum + eased(t, comes + 0.04, comes + 0.1), 0);
    const width = long * board;
    const boards = Array.from({ length: Math.ceil(long) }, (_, at) => {
      const part = Math.min(1, long - at);
      const drop = (1 - part) * -60;
      return `<g transform="translate(${n(92 + at * board)} ${n(floor - 42 + drop)})" opacity="${n(part)}"><rect width="${board - 3}" height="20" rx="4" fill="${at % 2 ? "#c98f5a" : "#b97d49"}"/><path d="M${board / 2 - 6} 20h12l4 46h-20z" fill="#8f5d35"/><circle cx="${board / 2}" cy="-9" r="11" fill="${at % 3 ? "#fff3e2" : "#f7b58f"}"/><rect x="${board / 2 - 18}" y="-4" width="36" height="5" rx="2" fill="#fff"/></g>`;
    });
    const evening = eased(t, 0.5, 1);
    return `<defs>${fade("air", "#d6eaf0", "#fdeede")}${fade("late", "#f2b48a", "#fbe3cf")}</defs>
      <rect width="960" height="540" fill="url(#air)"/><rect width="960" height="540" fill="url(#late)" opacity="${n(evening * 0.8)}"/>
      ${cloud(180 + 60 * t, 84, 1.2)}${cloud(640 + 40 * t, 60, 0.9)}${hill(330, 44, "#c8d8a0")}${hill(392, 20, "#aac67c")}
      <rect y="${floor - 22}" width="960" height="120" fill="${paint.grass}"/>${tree(t)}${lights(t)}
      ${people.join("")}${boards.join("")}<ellipse cx="${n(92 + width / 2)}" cy="${floor + 30}" rx="${n(width / 2)}" ry="9" fill="#6f8d43" opacity=".5"/>`;
  },
  title: () => "",
};
