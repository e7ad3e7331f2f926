import OpenIcon from "@mui/icons-material/ChevronRightRounded";
import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link } from "react-router";

/** A figure of a place and what it counts; where there are rows behind it, it opens them. */
export function Figure({
  label,
  value,
  note,
  share,
  to,
  isQuiet = false,
  isPlain = isQuiet,
}: {
  readonly label: string;
  readonly value: string;
  readonly note?: ReactNode;
  /** Which part of a whole it is, from 0 to 1. */
  readonly share?: number;
  /** Where the rows behind it are; left out where its reader may not see them. */
  readonly to?: string | undefined;
  /** Whether it stands back behind others: smaller, and on no ground of its own. */
  readonly isQuiet?: boolean;
  /** Whether it has no ground of its own. */
  readonly isPlain?: boolean;
}) {
  const face = (
    <>
      <Box component="span" sx={{ display: "flex", color: "text.secondary" }}>
        <Typography variant="body2" component="span" sx={{ flex: 1, fontWeight: 600 }}>
          {label}
        </Typography>
        {to !== undefined && !isQuiet && <OpenIcon aria-hidden fontSize="small" sx={{ mr: -0.75 }} />}
      </Box>
      <Typography
        variant="h1"
        component="span"
        // Long amounts must fit side by side on a phone.
        sx={{
          typography: isQuiet ? "h3" : { xs: "h2", sm: "h1" },
          fontVariantNumeric: "tabular-nums",
          lineHeight: 1.2,
        }}
      >
        {value}
      </Typography>
      {share !== undefined && (
        <LinearProgress
          aria-hidden
          variant="determinate"
          value={Math.round(share * 100)}
          color={share >= 0.5 ? "success" : "warning"}
          sx={{ borderRadius: 1, height: 6, my: 0.5 }}
        />
      )}
      {note && (
        <Typography variant="note" component="span">
          {note}
        </Typography>
      )}
    </>
  );
  const look = {
    display: "flex",
    flexDirection: "column",
    gap: 0.25,
    px: { xs: 1.5, sm: 2 },
    py: isQuiet ? 1 : 1.5,
    minWidth: 0,
    borderRadius: 1,
    bgcolor: isPlain ? "transparent" : "background.sunken",
    color: "text.primary",
    textDecoration: "none",
  } as const;
  if (to === undefined) return <Box sx={look}>{face}</Box>;
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        ...look,
        "&:hover": { bgcolor: "background.tint" },
        "&:hover .MuiTypography-h1": { color: "primary.main" },
      }}
    >
      {face}
    </Box>
  );
}
