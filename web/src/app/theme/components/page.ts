import type { Components, Theme } from "@mui/material/styles";

/** Global styles: text, selection, focus, motion and print. */
export const page: Components<Theme> = {
  MuiTypography: { defaultProps: { variantMapping: { note: "p" } } },
  MuiCssBaseline: {
    styleOverrides: (theme) => {
      const { palette } = theme.vars ?? theme;
      const ring = { outline: `3px solid ${palette.primary.main}`, outlineOffset: 2 };
      return {
        body: { minWidth: 280, textRendering: "optimizeLegibility" },
        "h1, h2, h3": { textWrap: "balance" },
        // Most lists have no markers; the others set `listStyle: "revert"`.
        "ul, ol": { listStyle: "none", margin: 0, padding: 0 },
        "dl, dd, figure": { margin: 0 },
        "::selection": { backgroundColor: palette.background.tint, color: palette.text.primary },
        // MUI's focus overlays are too pale to see.
        ":focus-visible": ring,
        // MUI buttons reset the outline, so this selector must be more specific.
        ".MuiButtonBase-root.Mui-focusVisible:not(.MuiSwitch-switchBase)": ring,
        // Scroll containers would clip an outer ring.
        ".MuiMenuItem-root.MuiButtonBase-root.Mui-focusVisible": { ...ring, outlineOffset: -3 },
        "input:focus-visible, textarea:focus-visible, [tabindex='-1']:focus-visible": { outline: "none" },
        "@media (prefers-reduced-motion: reduce)": {
          // Toasts use an animation as their timer, so it must keep running.
          "*:not(.Toastify__progress-bar), *::before, *::after": {
            animationDuration: "0.01ms !important",
            animationIterationCount: "1 !important",
            transitionDuration: "0.01ms !important",
            scrollBehavior: "auto !important",
          },
        },
        "@media print": {
          // Paper is white in every scheme; elements that aren't printed take no space.
          html: { backgroundColor: "#fff !important", colorScheme: "light !important" },
          body: { backgroundColor: "#fff !important", color: "#000" },
          ".no-print": { display: "none !important" },
        },
      };
    },
  },
};
