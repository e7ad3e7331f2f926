import type { Components, Theme } from "@mui/material/styles";
import { radius } from "../tokens.ts";

/** Buttons and inputs. */
export const inputs: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.pill,
        minHeight: 42,
        paddingInline: 20,
        transition: theme.transitions.create(["background-color", "color", "border-color", "transform"], {
          duration: 120,
        }),
        "&:active": { transform: "translateY(1px)" },
      }),
      sizeSmall: { minHeight: 34, paddingInline: 14, fontSize: "0.875rem" },
      sizeLarge: { minHeight: 50, paddingInline: 28, fontSize: "1.0625rem" },
      text: { paddingInline: 14 },
      outlined: ({ theme }) => ({
        borderColor: (theme.vars ?? theme).palette.edge,
        backgroundColor: (theme.vars ?? theme).palette.background.paper,
        "&:hover": { backgroundColor: (theme.vars ?? theme).palette.background.tint },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.medium,
        "&:hover": { backgroundColor: (theme.vars ?? theme).palette.background.tint },
      }),
    },
  },
  // Labels stay above their field instead of floating.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: "static",
        transform: "none",
        maxWidth: "none",
        marginBottom: 6,
        whiteSpace: "normal",
        pointerEvents: "auto",
        fontSize: "0.9375rem",
        fontWeight: 600,
        lineHeight: 1.35,
        color: (theme.vars ?? theme).palette.text.primary,
        "&.Mui-focused": { color: (theme.vars ?? theme).palette.text.primary },
        "&.Mui-error": { color: (theme.vars ?? theme).palette.error.main },
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      asterisk: ({ theme }) => ({ color: (theme.vars ?? theme).palette.primary.main }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars ?? theme;
        return {
          borderRadius: radius.medium,
          backgroundColor: palette.background.paper,
          "& .MuiOutlinedInput-notchedOutline": { top: 0, borderColor: palette.edge },
          "& .MuiOutlinedInput-notchedOutline legend": { display: "none" },
          "&:hover .MuiOutlinedInput-notchedOutline": { borderColor: palette.text.primary },
          "&.Mui-focused .MuiOutlinedInput-notchedOutline": {
            borderColor: palette.primary.main,
            borderWidth: 2,
            boxShadow: `0 0 0 3px ${palette.background.tint}`,
          },
          "&.Mui-error .MuiOutlinedInput-notchedOutline": { borderColor: palette.error.main },
          "&.Mui-disabled": { backgroundColor: palette.background.sunken },
          "&.MuiInputBase-sizeSmall .MuiOutlinedInput-input": { paddingBlock: 8 },
          "&.MuiInputBase-adornedStart .MuiOutlinedInput-input": { paddingLeft: 0 },
          "&.MuiInputBase-adornedEnd .MuiOutlinedInput-input": { paddingRight: 0 },
        };
      },
      input: { paddingBlock: 11, paddingInline: 14, height: "1.4375em" },
      multiline: { padding: 0 },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }) => ({
        "&::placeholder": { color: (theme.vars ?? theme).palette.text.secondary, opacity: 1 },
        // Browsers color fields that they filled in.
        "&:-webkit-autofill": {
          WebkitBoxShadow: `0 0 0 100px ${(theme.vars ?? theme).palette.background.paper} inset`,
          WebkitTextFillColor: (theme.vars ?? theme).palette.text.primary,
        },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginInline: 2,
        marginTop: 6,
        fontSize: "0.875rem",
        lineHeight: 1.4,
        // It explains why a field is disabled, so it must stay readable.
        "&.Mui-disabled": { color: (theme.vars ?? theme).palette.text.secondary },
      }),
    },
  },
  MuiFormControlLabel: { styleOverrides: { label: { lineHeight: 1.35 } } },
  MuiCheckbox: { styleOverrides: { root: { padding: 9, borderRadius: radius.small } } },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 52, height: 32, padding: 0, margin: 6, overflow: "visible" },
      switchBase: ({ theme }) => ({
        padding: 4,
        "&.Mui-checked": {
          transform: "translateX(20px)",
          color: (theme.vars ?? theme).palette.primary.contrastText,
        },
        "&.Mui-checked + .MuiSwitch-track": { opacity: 1 },
        "&.Mui-focusVisible + .MuiSwitch-track": {
          outline: `3px solid ${(theme.vars ?? theme).palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
      thumb: { width: 24, height: 24, boxShadow: "none" },
      track: ({ theme }) => ({
        borderRadius: 16,
        opacity: 1,
        backgroundColor: (theme.vars ?? theme).palette.edge,
      }),
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: (theme.vars ?? theme).palette.background.sunken }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        borderColor: (theme.vars ?? theme).palette.divider,
        color: (theme.vars ?? theme).palette.text.primary,
        "&.Mui-selected, &.Mui-selected:hover": {
          backgroundColor: (theme.vars ?? theme).palette.background.paper,
          color: (theme.vars ?? theme).palette.primary.main,
        },
      }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      // MUI adds this padding to the input's own.
      inputRoot: { padding: "3px 8px", "& .MuiAutocomplete-input": { padding: "8px 6px" } },
      paper: ({ theme }) => ({
        borderRadius: radius.medium,
        backgroundColor: (theme.vars ?? theme).palette.background.raised,
        marginTop: 4,
      }),
    },
  },
};
