import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { PlaceRow } from "../places/PlaceRows.tsx";

/** A label with a count that opens the counted rows. */
export function CountRow({
  label,
  count,
  note,
  icon,
  to,
}: {
  readonly label: string;
  readonly count: string;
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
  readonly to: string | undefined;
}) {
  return (
    <PlaceRow>
      {icon}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
        {note && (
          <Typography variant="note" component="div">
            {note}
          </Typography>
        )}
      </Box>
      <Typography
        component="span"
        sx={{ fontWeight: 700, fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}
      >
        {to ? (
          <Link component={RouterLink} to={to} aria-label={`${label}: ${count}`}>
            {count}
          </Link>
        ) : (
          count
        )}
      </Typography>
    </PlaceRow>
  );
}
