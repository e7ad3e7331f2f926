import type { CurriculumArea } from "@kindling/contract";
import type { ReactNode } from "react";

/** The areas of the curriculum and of giving, as the theme's palette names them. */
export type Area = CurriculumArea | "charity";

/** Each drawing has a pale body and a firm line, so that it stays legible small and in one color. */
const drawings: Readonly<Record<Area, { body: ReactNode; line: ReactNode }>> = {
  // A lotus over still water.
  mindful: {
    body: (
      <path d="M12 4.5c2.3 2.2 3.4 4.6 3.4 7 0 2.3-1.2 4.1-3.4 5.5-2.2-1.4-3.4-3.2-3.4-5.5 0-2.4 1.1-4.8 3.4-7z" />
    ),
    line: (
      <>
        <path d="M12 4.5c2.3 2.2 3.4 4.6 3.4 7 0 2.3-1.2 4.1-3.4 5.5-2.2-1.4-3.4-3.2-3.4-5.5 0-2.4 1.1-4.8 3.4-7z" />
        <path d="M8.7 9.8C6.8 9 5 8.9 3.2 9.5c.3 4.5 3.4 7.3 8.8 7.5 5.4-.2 8.5-3 8.8-7.5-1.8-.6-3.6-.5-5.5.3" />
        <path d="M6.5 20.3c1.8-.7 3.6-.7 5.5 0s3.7.7 5.5 0" />
      </>
    ),
  },
  // A jigsaw piece.
  puzzle: {
    body: <path d="M4.5 8.5h4.3a2.3 2.3 0 1 1 4.4 0h4.3v4.3a2.3 2.3 0 1 1 0 4.4v3.3h-13z" />,
    line: (
      <path d="M4.5 8.5h4.3a2.3 2.3 0 1 1 4.4 0h4.3v4.3a2.3 2.3 0 1 1 0 4.4v3.3h-13v-3.6a2.2 2.2 0 1 0 0-4.2z" />
    ),
  },
  // Somebody leaping.
  movement: {
    body: <circle cx="14.5" cy="4.7" r="2.2" />,
    line: (
      <>
        <circle cx="14.5" cy="4.7" r="2.2" />
        <path d="m5 10.2 4-2 4.2 1.3 2.3 2.8 3.8.5" />
        <path d="m12.3 9.6-2.5 5 3.7 2.4.8 4" />
        <path d="m9.5 15.2-2 2.5-4 .4" />
      </>
    ),
  },
  // A model house on its plan.
  project: {
    body: <path d="M6 11.5 12 6l6 5.5V19H6z" />,
    line: (
      <>
        <path d="M6 10.8V19h12v-8.2" />
        <path d="m3.5 12.8 8.5-8 8.5 8" />
        <path d="M10 19v-4.5h4V19" />
        <path d="M3 21.8h18" />
      </>
    ),
  },
  // Two hands meeting in a ring.
  connection: {
    body: <circle cx="8.7" cy="12" r="5.2" />,
    line: (
      <>
        <path d="M12 15.9A5.2 5.2 0 1 1 12 8.1" />
        <path d="M12 8.1a5.2 5.2 0 1 1 0 7.8" />
        <path d="M12 8.1c1.3 1 2 2.3 2 3.9s-.7 2.9-2 3.9c-1.3-1-2-2.3-2-3.9s.7-2.9 2-3.9z" />
      </>
    ),
  },
  // A kite.
  play: {
    body: <path d="M13.5 2.8 20 9.3l-5.5 6.5L7.5 9z" />,
    line: (
      <>
        <path d="M13.5 2.8 20 9.3l-5.5 6.5L7.5 9z" />
        <path d="m13.5 2.8 1 13M7.5 9 20 9.3" />
        <path d="M14.5 15.8c-1.5 1.5-1 2.8-2.8 3.3-2 .5-2.6-1.3-4.4-.6-1.3.5-1.6 1.9-3.3 2.5" />
      </>
    ),
  },
  // An open book.
  lesson: {
    body: <path d="M12 6.5c2-1.7 4.7-2.3 8.5-2v13c-3.8-.3-6.5.3-8.5 2z" />,
    line: (
      <>
        <path d="M12 6.5c-2-1.7-4.7-2.3-8.5-2v13c3.8-.3 6.5.3 8.5 2 2-1.7 4.7-2.3 8.5-2v-13c-3.8-.3-6.5.3-8.5 2z" />
        <path d="M12 6.5v13" />
        <path d="M6.5 8.5c1 0 1.9.2 2.7.5M6.5 12c1 0 1.9.2 2.7.5" />
      </>
    ),
  },
  // A speech bubble that asks.
  quiz: {
    body: <path d="M4 5.5h16v11h-8l-4.5 4v-4H4z" />,
    line: (
      <>
        <path d="M6 4.5h12a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2h-6l-4.5 3.8V17H6a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2z" />
        <path d="M9.9 8.9c.2-1.2 1-1.8 2.2-1.8s2.2.7 2.2 1.9c0 1.6-2.2 1.6-2.2 3.2" />
        <path d="M12.1 14.5v.1" />
      </>
    ),
  },
  // A sapling: character grows.
  trait: {
    body: <path d="M12 12c0-4.3 2.7-7 8-7.2.2 4.9-2.6 7.6-8 7.2z" />,
    line: (
      <>
        <path d="M12 21v-9c0-4.3 2.7-7 8-7.2.2 4.9-2.6 7.6-8 7.2" />
        <path d="M12 16.5c-4.7.3-7.5-1.7-8-5.8 4.7-.2 7.4 1.7 8 5.8z" />
        <path d="M7.5 21h9" />
      </>
    ),
  },
  // A rosette.
  nomination: {
    body: <circle cx="12" cy="9" r="6" />,
    line: (
      <>
        <circle cx="12" cy="9" r="6" />
        <path d="m8.5 14-1.8 7.3L12 18.5l5.3 2.8-1.8-7.3" />
        <path d="m12 6.3.9 1.7 1.9.3-1.4 1.3.3 1.9-1.7-.9-1.7.9.3-1.9-1.4-1.3 1.9-.3z" />
      </>
    ),
  },
  // A heart held in an open hand.
  charity: {
    body: (
      <path d="M12 13C9 10.9 7.3 9 7.3 6.7 7.3 5 8.5 3.8 10 3.8c.8 0 1.6.4 2 1.1.4-.7 1.2-1.1 2-1.1 1.5 0 2.7 1.2 2.7 2.9C16.7 9 15 10.9 12 13z" />
    ),
    line: (
      <>
        <path d="M12 13C9 10.9 7.3 9 7.3 6.7 7.3 5 8.5 3.8 10 3.8c.8 0 1.6.4 2 1.1.4-.7 1.2-1.1 2-1.1 1.5 0 2.7 1.2 2.7 2.9C16.7 9 15 10.9 12 13z" />
        <path d="M2.5 14.5c2.3-.6 3.9-.2 5.3 1l2 .3h3.7c1.6 0 1.7 2.3 0 2.4H9.8" />
        <path d="m14.5 17.3 4.4-2c1.6-.6 2.7 1.3 1.3 2.3l-5 3.2c-1 .6-2 .8-3.2.6l-5.5-1.2H2.5" />
      </>
    ),
  },
};

/** What is drawn for an area on a square of 24, in the color of the text around it. */
export function AreaDrawing({ area }: { readonly area: Area }) {
  const { body, line } = drawings[area];
  return (
    <>
      <g fill="currentColor" fillOpacity={0.22} stroke="none">
        {body}
      </g>
      <g fill="none" stroke="currentColor" strokeWidth={1.7} strokeLinecap="round" strokeLinejoin="round">
        {line}
      </g>
    </>
  );
}
