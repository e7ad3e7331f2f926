import type { SxProps, Theme } from "@mui/material/styles";

/** The style of formatted texts, in the editor and on screens. */
export const proseStyle = {
  typography: "body1",
  overflowWrap: "anywhere",
  "& > :first-of-type": { mt: 0 },
  "& > :last-child": { mb: 0 },
  "& p": { my: 1 },
  "& h2": { typography: "h3", mt: 2.5, mb: 1 },
  "& h3": { typography: "h4", mt: 2, mb: 0.75 },
  "& h4": { typography: "subtitle1", fontWeight: 700, mt: 2, mb: 0.5 },
  "& ul, & ol": { my: 1, pl: 3, listStyle: "revert" },
  "& li": { my: 0.5 },
  "& li > p": { my: 0 },
  "& li::marker": { color: "primary.main", fontWeight: 700 },
  "& a": { color: "primary.main", textDecoration: "underline", textUnderlineOffset: "0.15em" },
  "& blockquote": {
    my: 1.5,
    mx: 0,
    pl: 2,
    borderLeft: 4,
    borderColor: "primary.main",
    color: "text.secondary",
    fontStyle: "italic",
  },
  "& hr": { border: 0, borderTop: 1, borderColor: "divider", my: 2 },
} as const satisfies SxProps<Theme>;
