import { nature } from "./nature.ts";
import type { Picture } from "./Picture.ts";
import { people } from "./people.ts";
import { school } from "./school.ts";
import { circle, ground } from "./shapes.ts";

/** The set of illustrations, by name. */
export const pictures: readonly Picture[] = [...people, ...nature, ...school].sort((a, b) =>
  a.name < b.name ? -1 : 1,
);

/** Returns a picture as an SVG file; the same each time. */
export function drawPicture({ ground: on, shapes }: Picture): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${circle(100, 100, 96, ground[on])}${shapes}</svg>\n`;
}
