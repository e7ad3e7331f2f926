import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

export function PageHeader({
  title,
  text,
  sign,
  children,
}: {
  readonly title: string;
  readonly text?: ReactNode;
  readonly sign?: ReactNode;
  /** Buttons, the most important one last. */
  readonly children?: ReactNode;
}) {
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: "wrap", alignItems: "center", gap: { xs: 1.5, sm: 2 }, mb: { xs: 1.5, sm: 2.5 } }}
    >
      {sign}
      <Box sx={{ flex: { xs: "1 1 200px", sm: "1 1 260px" }, minWidth: 0 }}>
        <Typography variant="h1">{title}</Typography>
        {text && <Typography sx={{ color: "text.secondary", mt: 0.5 }}>{text}</Typography>}
      </Box>
      <Stack
        direction="row"
        className="no-print"
        sx={({ breakpoints }) => ({
          gap: 1,
          flexWrap: "wrap",
          [breakpoints.down("sm")]: {
            "& .MuiButton-root": { minHeight: 36, px: 1.5, py: 0, fontSize: "0.875rem" },
          },
        })}
      >
        {children}
      </Stack>
    </Stack>
  );
}
