import { createTheme } from "@mui/material/styles";
import { feedback } from "./components/feedback.ts";
import { inputs } from "./components/inputs.ts";
import { navigation } from "./components/navigation.ts";
import { page } from "./components/page.ts";
import { surfaces } from "./components/surfaces.ts";
import { type ColorTokens, dark, fonts, light, radius, stageType } from "./tokens.ts";

function palette(tokens: ColorTokens) {
  const state = (main: string) => ({ main, contrastText: tokens.state.on });
  return {
    primary: {
      main: tokens.primary.main,
      dark: tokens.primary.strong,
      light: tokens.primary.main,
      contrastText: tokens.primary.on,
    },
    secondary: {
      main: tokens.ink.main,
      dark: tokens.ink.strong,
      light: tokens.ink.soft,
      contrastText: tokens.ink.on,
    },
    success: state(tokens.state.success),
    warning: state(tokens.state.warning),
    error: state(tokens.state.error),
    info: state(tokens.state.info),
    text: tokens.text,
    divider: tokens.line.soft,
    edge: tokens.line.strong,
    background: {
      default: tokens.surface.page,
      paper: tokens.surface.paper,
      sunken: tokens.surface.sunken,
      raised: tokens.surface.raised,
      tint: tokens.primary.soft,
    },
    area: tokens.area,
    areaSoft: tokens.areaSoft,
  };
}

const heading = (size: string, weight: number, lineHeight = 1.25) => ({
  fontFamily: fonts.heading,
  fontSize: size,
  fontWeight: weight,
  lineHeight,
  letterSpacing: "-0.01em",
});

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: "data-color", cssVarPrefix: "k" },
  colorSchemes: {
    light: { palette: palette(light) },
    // MUI's overlays would make the dark surfaces too light.
    dark: { palette: palette(dark), overlays: Array.from({ length: 25 }, () => "none") as never },
  },
  motion: { reducedMotion: "system" },
  shape: { borderRadius: radius.medium },
  typography: {
    fontFamily: fonts.text,
    fontSize: 16,
    htmlFontSize: 16,
    h1: heading("clamp(1.5rem, 1.3rem + 0.8vw, 1.875rem)", 800, 1.2),
    h2: heading("1.375rem", 800),
    h3: heading("1.125rem", 700, 1.35),
    h4: heading("1rem", 700, 1.4),
    h5: heading("1rem", 700, 1.4),
    h6: heading("0.9375rem", 700, 1.4),
    subtitle1: { fontSize: "1.0625rem", lineHeight: 1.5 },
    subtitle2: { fontSize: "0.9375rem", fontWeight: 600, lineHeight: 1.4 },
    body1: { fontSize: "1rem", lineHeight: 1.55 },
    body2: { fontSize: "0.9375rem", lineHeight: 1.5 },
    button: { fontFamily: fonts.heading, fontWeight: 700, fontSize: "0.9375rem", textTransform: "none" },
    caption: { fontSize: "0.8125rem", lineHeight: 1.45 },
    overline: {
      fontFamily: fonts.heading,
      fontSize: "0.75rem",
      fontWeight: 800,
      letterSpacing: "0.06em",
      lineHeight: 1.6,
      textTransform: "none",
    },
    note: {
      fontFamily: fonts.text,
      fontWeight: 400,
      fontSize: "0.9375rem",
      lineHeight: 1.5,
      color: "var(--k-palette-text-secondary)",
    },
    stageTitle: heading(stageType.title, 800, 1.1),
    stageText: { fontFamily: fonts.text, fontSize: stageType.text, lineHeight: 1.35 },
    stageLabel: { fontFamily: fonts.heading, fontSize: stageType.label, fontWeight: 700, lineHeight: 1.3 },
    stageCount: { ...heading(stageType.count, 800, 1), fontVariantNumeric: "tabular-nums" },
  },
  components: { ...page, ...inputs, ...surfaces, ...navigation, ...feedback },
});
