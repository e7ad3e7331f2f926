import "./answerMark.css";

/** The shape of each answer in a box of 24 by 24, and how far its number is below the middle. */
const shapes: Readonly<Record<number, readonly [path: string, below: number]>> = {
  1: ["M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22z", 4],
  2: ["M12 1L23.5 22.5H.5z", 7.5],
  3: ["M2 2h20v20H2z", 4],
  4: ["M12 0l12 12l-12 12l-12-12z", 4],
  5: ["M12 .5l11.5 8.6l-4.4 13.9H4.9L.5 9.1z", 5],
};

/** An answer's number on its shape and color; for the eye only. */
export function AnswerMark({ number }: { readonly number: number }) {
  const [path, below] = shapes[number] ?? shapes[1] ?? ["", 0];
  return (
    <svg className="answer-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path className={`answer-mark-${number}`} d={path} />
      <text x="12" y={12 + below}>
        {number}
      </text>
    </svg>
  );
}
