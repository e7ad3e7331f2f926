import type { Components, Theme } from "@mui/material/styles";
import { fonts, radius } from "../tokens.ts";

/** Links, navigation lists and tabs. */
export const navigation: Components<Theme> = {
  MuiLink: {
    defaultProps: { underline: "always" },
    styleOverrides: {
      root: { fontWeight: 600, textUnderlineOffset: "0.18em", textDecorationThickness: "1px" },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars ?? theme;
        return {
          borderRadius: radius.medium,
          "&:hover": { backgroundColor: palette.background.tint },
          "&.Mui-selected, &.Mui-selected:hover": {
            backgroundColor: palette.background.raised,
            color: palette.primary.main,
          },
        };
      },
    },
  },
  MuiTabs: { styleOverrides: { indicator: { height: 3, borderRadius: 3 } } },
  MuiTab: { styleOverrides: { root: { minHeight: 48, fontFamily: fonts.heading, fontWeight: 700 } } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        backgroundColor: (theme.vars ?? theme).palette.secondary.dark,
        color: (theme.vars ?? theme).palette.secondary.contrastText,
        borderRadius: radius.small,
        padding: "6px 10px",
        fontSize: "0.875rem",
      }),
    },
  },
};
