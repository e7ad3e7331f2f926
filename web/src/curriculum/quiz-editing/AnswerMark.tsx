/** The shape and color of each answer in a box of 24 by 24, and how far its number is below the middle. */
const shapes: Readonly<Record<number, readonly [path: string, color: string, below: number]>> = {
  1: ["M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22z", "#ffb454", 4],
  2: ["M12 1L23.5 22.5H.5z", "#6cc6ff", 7.5],
  3: ["M2 2h20v20H2z", "#8fdf8b", 4],
  4: ["M12 0l12 12l-12 12l-12-12z", "#ff9ec7", 4],
  5: ["M12 .5l11.5 8.6l-4.4 13.900H4.9L.5 9.1z", "#d6bcff", 5],
};

/** An answer's number on its shape and color, told apart by both; for the eye only. */
export function AnswerMark({ number }: { readonly number: number }) {
  const [path, color, below] = shapes[number] ?? ["", "none", 4];
  return (
    <svg width="2.1em" height="2.1em" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill={color} />
      <text x="12" y={12 + below} fill="#1b1524" fontSize="11" fontWeight="800" textAnchor="middle">
        {number}
      </text>
    </svg>
  );
}
