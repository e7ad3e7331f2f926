import type { Components, Theme } from "@mui/material/styles";

/** Texts; what holds for every page is in base.css. */
export const page: Components<Theme> = {
  MuiTypography: { defaultProps: { variantMapping: { note: "p" } } },
};
