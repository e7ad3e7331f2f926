import SvgIcon, { type SvgIconProps } from "@mui/material/SvgIcon";
import { type Area, AreaDrawing } from "./AreaDrawing.tsx";

export type { Area } from "./AreaDrawing.tsx";

/** The drawn icon of an area, in the color of the text around it unless `color` says otherwise. */
export function AreaIcon({ area, ...props }: SvgIconProps & { area: Area }) {
  return (
    <SvgIcon viewBox="0 0 24 24" {...props}>
      <AreaDrawing area={area} />
    </SvgIcon>
  );
}
