import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useFormat } from "../../core/language.ts";

const dot = {
  content: '""',
  position: "absolute",
  left: 0,
  top: 7,
  width: 11,
  height: 11,
  borderRadius: "50%",
  border: 2,
  borderColor: "primary.main",
  bgcolor: "background.paper",
};

/** A list of events with their times. */
export function Timeline({
  events,
}: {
  readonly events: readonly { readonly at: string; readonly told: ReactNode }[];
}) {
  const format = useFormat();
  return (
    <Box component="ol">
      {events.map(({ at, told }, index) => (
        <Box
          component="li"
          // biome-ignore lint/suspicious/noArrayIndexKey: two events can have the same moment
          key={`${at} ${index}`}
          sx={{
            position: "relative",
            pl: 3.5,
            pb: 2,
            "&::before": dot,
            "&:not(:last-of-type)::after": {
              content: '""',
              position: "absolute",
              left: 5,
              top: 21,
              bottom: -5,
              width: "1px",
              bgcolor: "divider",
            },
          }}
        >
          {told}
          <Typography variant="caption" component="time" dateTime={at} color="textSecondary">
            {format.moment(at)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
