import type { CurriculumArea } from "@kindling/contract";
import { areaInks } from "./areaInks.ts";

/** A drawing on a field of 24: its pale body and its firm line, as the paths of an SVG. */
interface Drawing {
  readonly body: readonly string[];
  readonly line: readonly string[];
}

/** The drawings of the areas, those that the portal's screens have. */
const drawings: Readonly<Record<CurriculumArea, Drawing>> = {
  mindful: {
    body: [
      "M12 4.5c2.3 2.2 3.4 4.6 3.4 7 0 2.3-1.2 4.1-3.4 5.5-2.2-1.4-3.4-3.2-3.4-5.5 0-2.4 1.1-4.8 3.4-7z",
    ],
    line: [
      "M12 4.5c2.3 2.2 3.4 4.6 3.4 7 0 2.3-1.2 4.1-3.4 5.5-2.2-1.4-3.4-3.2-3.4-5.5 0-2.4 1.1-4.8 3.4-7z",
      "M8.7 9.8C6.8 9 5 8.9 3.2 9.5c.3 4.5 3.4 7.3 8.8 7.5 5.4-.2 8.5-3 8.8-7.5-1.8-.6-3.6-.5-5.5.3",
      "M6.5 20.3c1.8-.7 3.6-.7 5.5 0s3.7.7 5.5 0",
    ],
  },
  puzzle: {
    body: ["M4.5 8.5h4.3a2.3 2.3 0 1 1 4.4 0h4.3v4.3a2.3 2.3 0 1 1 0 4.4v3.3h-13z"],
    line: ["M4.5 8.5h4.3a2.3 2.3 0 1 1 4.4 0h4.3v4.3a2.3 2.3 0 1 1 0 4.4v3.3h-13v-3.6a2.2 2.2 0 1 0 0-4.2z"],
  },
  movement: {
    body: ["M12.3 4.7a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0z"],
    line: [
      "M12.3 4.7a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0z",
      "m5 10.2 4-2 4.2 1.3 2.3 2.8 3.8.5",
      "m12.3 9.6-2.5 5 3.7 2.4.8 4",
      "m9.5 15.2-2 2.5-4 .4",
    ],
  },
  project: {
    body: ["M6 11.5 12 6l6 5.5V19H6z"],
    line: ["M6 10.8V19h12v-8.2", "m3.5 12.8 8.5-8 8.5 8", "M10 19v-4.5h4V19", "M3 21.8h18"],
  },
  connection: {
    body: ["M3.5 12a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0 -10.4 0z"],
    line: [
      "M12 15.9A5.2 5.2 0 1 1 12 8.1",
      "M12 8.1a5.2 5.2 0 1 1 0 7.8",
      "M12 8.1c1.3 1 2 2.3 2 3.9s-.7 2.9-2 3.9c-1.3-1-2-2.3-2-3.9s.7-2.9 2-3.9z",
    ],
  },
  play: {
    body: ["M13.5 2.8 20 9.3l-5.5 6.5L7.5 9z"],
    line: [
      "M13.5 2.8 20 9.3l-5.5 6.5L7.5 9z",
      "m13.5 2.8 1 13M7.5 9 20 9.3",
      "M14.5 15.8c-1.5 1.5-1 2.8-2.8 3.3-2 .5-2.6-1.3-4.4-.6-1.3.5-1.6 1.9-3.3 2.5",
    ],
  },
  lesson: {
    body: ["M12 6.5c2-1.7 4.7-2.3 8.5-2v13c-3.8-.3-6.5.3-8.5 2z"],
    line: [
      "M12 6.5c-2-1.7-4.7-2.3-8.5-2v13c3.8-.3 6.5.3 8.5 2 2-1.7 4.7-2.3 8.5-2v-13c-3.8-.3-6.5.3-8.5 2z",
      "M12 6.5v13",
      "M6.5 8.5c1 0 1.9.2 2.7.5M6.5 12c1 0 1.9.2 2.7.5",
    ],
  },
  quiz: {
    body: ["M4 5.5h16v11h-8l-4.5 4v-4H4z"],
    line: [
      "M6 4.5h12a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2h-6l-4.5 3.8V17H6a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2z",
      "M9.9 8.9c.2-1.2 1-1.8 2.2-1.8s2.2.7 2.2 1.9c0 1.6-2.2 1.6-2.2 3.2",
      "M12.1 14.5v.1",
    ],
  },
  trait: {
    body: ["M12 12c0-4.3 2.7-7 8-7.2.2 4.9-2.6 7.6-8 7.2z"],
    line: [
      "M12 21v-9c0-4.3 2.7-7 8-7.2.2 4.9-2.6 7.6-8 7.2",
      "M12 16.5c-4.7.3-7.5-1.7-8-5.8 4.7-.2 7.4 1.7 8 5.8z",
      "M7.5 21h9",
    ],
  },
  nomination: {
    body: ["M6 9a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z"],
    line: [
      "M6 9a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z",
      "m8.5 14-1.8 7.3L12 18.5l5.3 2.8-1.8-7.3",
      "m12 6.3.9 1.7 1.9.3-1.4 1.3.3 1.9-1.7-.9-1.7.9.3-1.9-1.4-1.3 1.9-.3z",
    ],
  },
};

/** Draws the drawing of an area, its corner at a point. */
export function drawArea(
  doc: PDFKit.PDFDocument,
  area: CurriculumArea,
  x: number,
  y: number,
  size: number,
): void {
  const { body, line } = drawings[area];
  const color = areaInks[area].strong;
  doc
    .save()
    .translate(x, y)
    .scale(size / 24);
  doc.fillOpacity(0.22);
  for (const path of body) doc.path(path).fill(color);
  doc.fillOpacity(1).lineWidth(1.7).lineCap("round").lineJoin("round");
  for (const path of line) doc.path(path).stroke(color);
  doc.restore();
}
