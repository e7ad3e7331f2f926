import type { SvgIconProps } from "@mui/material/SvgIcon";
import { AreaIcon } from "../../curriculum/areas/AreaIcon.tsx";

/** The drawn icons of the curriculum's areas, as the menu takes icons. */
export const MindfulIcon = (props: SvgIconProps) => <AreaIcon area="mindful" {...props} />;
export const CharityIcon = (props: SvgIconProps) => <AreaIcon area="charity" {...props} />;
