import type { Components, Theme } from "@mui/material/styles";
import { radius } from "../tokens.ts";

const tones = ["success", "info", "warning", "error"] as const;

/** Alerts, progress and skeletons. */
export const feedback: Components<Theme> = {
  MuiAlert: {
    defaultProps: { variant: "outlined" },
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const { palette } = theme.vars ?? theme;
        const tone = tones.find((each) => each === ownerState.severity) ?? "success";
        return {
          borderRadius: radius.medium,
          fontSize: "0.9375rem",
          alignItems: "flex-start",
          color: palette.text.primary,
          backgroundColor: palette.background.paper,
          borderColor: palette[tone].main,
          borderInlineStartWidth: 5,
          "& .MuiAlert-icon": { color: palette[tone].main },
        };
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: "wave" },
    styleOverrides: { root: { borderRadius: radius.small }, text: { transform: "scale(1, 0.7)" } },
  },
  MuiLinearProgress: { styleOverrides: { root: { height: 8, borderRadius: radius.pill } } },
};
