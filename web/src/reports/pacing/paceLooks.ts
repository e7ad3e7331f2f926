import { type PaceFigures, type PaceState, paceState } from "@kindling/contract";
import type { SvgIconComponent } from "@mui/icons-material";
import OnPaceIcon from "@mui/icons-material/CheckCircleRounded";
import FarBehindIcon from "@mui/icons-material/ErrorRounded";
import NothingDueIcon from "@mui/icons-material/RemoveCircleOutlineRounded";
import BehindIcon from "@mui/icons-material/WatchLaterRounded";

interface PaceLook {
  readonly color: "success" | "warning" | "error" | null;
  /** A shape of its own, for who does not see the color. */
  readonly Icon: SvgIconComponent;
}

/** How each state looks: green, amber, red, and never by color alone. */
export const paceLooks: Readonly<Record<PaceState, PaceLook>> = {
  on_pace: { color: "success", Icon: OnPaceIcon },
  behind: { color: "warning", Icon: BehindIcon },
  far_behind: { color: "error", Icon: FarBehindIcon },
  nothing_due: { color: null, Icon: NothingDueIcon },
};

/** The ground of a cell in a state's color, thin enough for text to stand on it in either scheme. */
export function paceGround(figures: PaceFigures): string {
  const { color } = paceLooks[paceState(figures)];
  if (!color) return "transparent";
  const main = `var(--k-palette-${color}-main)`;
  // Amber dark enough for text looks brown, so the background uses a lighter one.
  const hue = color === "warning" ? `hsl(from ${main} h 95% 55%) 28%` : `${main} 17%`;
  return `color-mix(in srgb, ${hue}, var(--k-palette-background-paper))`;
}
