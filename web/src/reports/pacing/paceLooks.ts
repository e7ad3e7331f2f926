import { type PaceFigures, type PaceState, paceState } from "@kindling/contract";
import type { SvgIconComponent } from "@mui/icons-material";
import OnPaceIcon from "@mui/icons-material/CheckCircleRounded";
import FarBehindIcon from "@mui/icons-material/ErrorRounded";
import NothingDueIcon from "@mui/icons-material/RemoveCircleOutlineRounded";
import BehindIcon from "@mui/icons-material/WatchLaterRounded";

interface PaceLook {
  /** A colour of the palette; null: none. */
  readonly colour: "success" | "warning" | "error" | null;
  /** A shape of its own, for who does not see the colour. */
  readonly Icon: SvgIconComponent;
}

/** How each state looks: green, amber, red, and never by colour alone. */
export const paceLooks: Readonly<Record<PaceState, PaceLook>> = {
  on_pace: { colour: "success", Icon: OnPaceIcon },
  behind: { colour: "warning", Icon: BehindIcon },
  far_behind: { colour: "error", Icon: FarBehindIcon },
  nothing_due: { colour: null, Icon: NothingDueIcon },
};

/** The ground of a cell in a state's colour, thin enough for text to stand on it in either scheme. */
export function paceGround(figures: PaceFigures): string {
  const { colour } = paceLooks[paceState(figures)];
  if (!colour) return "transparent";
  const main = `var(--k-palette-${colour}-main)`;
  // Amber that is dark enough for text is brown; as a ground it is to look like amber.
  const hue = colour === "warning" ? `hsl(from ${main} h 95% 55%) 28%` : `${main} 17%`;
  return `color-mix(in srgb, ${hue}, var(--k-palette-background-paper))`;
}
