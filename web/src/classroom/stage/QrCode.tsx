import Box from "@mui/material/Box";
import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { useMemo } from "react";

/** The empty edge around a QR code that cameras need. */
const edge = 3;

/** An address as a picture that phones read from afar, black on white in every color of the stage. */
export function QrCode({
  address,
  label,
  width = "min(42vmin, 60vw)",
}: {
  readonly address: string;
  readonly label: string;
  readonly width?: string;
}) {
  const { size, path } = useMemo(() => {
    const drawn = generate(address);
    return { size: drawn.size, path: toSvgPath(drawn) };
  }, [address]);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`${-edge} ${-edge} ${size + 2 * edge} ${size + 2 * edge}`}
      shapeRendering="crispEdges"
      sx={{ width, flexShrink: 0, bgcolor: "common.white", fill: "black", borderRadius: 1 }}
    >
      <path d={path} />
    </Box>
  );
}
