import type { SvgIconProps } from "@mui/material/SvgIcon";
import { AreaIcon } from "../../curriculum/areas/AreaIcon.tsx";

/** The drawn icon of the mindful area, as the menu takes icons. */
export const MindfulIcon = (props: SvgIconProps) => <AreaIcon area="mindful" {...props} />;
