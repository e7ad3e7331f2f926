import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** A full-width band of the page with centered content. */
export function Band({
  id,
  tinted = false,
  children,
}: {
  readonly id?: string;
  readonly tinted?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Box
      component="section"
      id={id}
      sx={{ py: { xs: 6, md: 9 }, scrollMarginTop: 16, ...(tinted && { bgcolor: "background.sunken" }) }}
    >
      <Box sx={{ width: 1, maxWidth: 1200, mx: "auto", px: { xs: 2, sm: 4 } }}>{children}</Box>
    </Box>
  );
}

export function BandHeading({
  eyebrow,
  title,
  text,
}: {
  readonly eyebrow: string;
  readonly title: string;
  readonly text?: string;
}) {
  return (
    <Box sx={{ maxWidth: 680 }}>
      <Typography variant="overline" component="p" sx={{ color: "primary.main", fontSize: "0.9375rem" }}>
        {eyebrow}
      </Typography>
      <Typography
        variant="h2"
        sx={{ fontSize: "clamp(1.625rem, 1.2rem + 1.8vw, 2.375rem)", lineHeight: 1.15, mt: 0.5 }}
      >
        {title}
      </Typography>
      {text && (
        <Typography
          component="p"
          variant="subtitle1"
          sx={{ color: "text.secondary", mt: 1.5, textWrap: "pretty" }}
        >
          {text}
        </Typography>
      )}
    </Box>
  );
}
