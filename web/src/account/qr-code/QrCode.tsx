import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { useMemo } from "react";

/** The empty edge around a QR code that cameras need. */
const edge = 3;

/** A text as a picture for cameras, black on white in every color of the screen and on paper. */
export function QrCode({
  text,
  label,
  width,
}: {
  readonly text: string;
  readonly label: string;
  readonly width: string;
}) {
  const { size, path } = useMemo(() => {
    const code = generate(text);
    return { size: code.size, path: toSvgPath(code) };
  }, [text]);
  const whole = size + 2 * edge;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-edge} ${-edge} ${whole} ${whole}`}
      style={{ width, flexShrink: 0, alignSelf: "center" }}
    >
      {/* Browsers don't print the backgrounds of elements. */}
      <rect x={-edge} y={-edge} width={whole} height={whole} rx={1} fill="white" />
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
