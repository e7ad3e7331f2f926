import type { Components, Theme } from "@mui/material/styles";
import { fonts, radius, shadow } from "../tokens.ts";

/** Cards, dialogs, drawers, menus and chips. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: "none" } },
  },
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.large,
        border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
        boxShadow: shadow.card,
      }),
    },
  },
  MuiCardContent: { styleOverrides: { root: { padding: 24, "&:last-child": { paddingBottom: 24 } } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radius.large,
        boxShadow: shadow.float,
        backgroundColor: (theme.vars ?? theme).palette.background.raised,
        margin: 16,
        maxHeight: "calc(100% - 32px)",
      }),
      paperFullWidth: { width: "calc(100% - 32px)" },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { fontFamily: fonts.heading, fontWeight: 800, fontSize: "1.25rem", padding: "24px 24px 12px" },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: "8px 24px 20px" } } },
  MuiDialogActions: { styleOverrides: { root: { padding: "12px 24px 24px", gap: 8 } } },
  MuiBackdrop: {
    styleOverrides: {
      root: { "&:not(.MuiBackdrop-invisible)": { backgroundColor: "rgb(37 29 46 / 0.45)" } },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        boxShadow: shadow.float,
        backgroundColor: (theme.vars ?? theme).palette.background.default,
        border: 0,
      }),
    },
  },
  MuiPopover: { styleOverrides: { paper: { borderRadius: radius.medium, boxShadow: shadow.float } } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
        backgroundColor: (theme.vars ?? theme).palette.background.raised,
      }),
      list: { padding: 6 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.small,
        minHeight: 40,
        paddingInline: 12,
        "&:hover": { backgroundColor: (theme.vars ?? theme).palette.background.tint },
        "&.Mui-selected": { fontWeight: 600 },
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: radius.small, fontWeight: 600, fontSize: "0.875rem" },
      sizeSmall: { height: 24, fontSize: "0.8125rem" },
      outlined: ({ theme }) => ({ borderColor: (theme.vars ?? theme).palette.edge }),
    },
  },
  MuiDivider: {
    styleOverrides: { root: ({ theme }) => ({ borderColor: (theme.vars ?? theme).palette.divider }) },
  },
  MuiAvatar: { styleOverrides: { root: { fontFamily: fonts.heading, fontWeight: 800, fontSize: "1rem" } } },
};
