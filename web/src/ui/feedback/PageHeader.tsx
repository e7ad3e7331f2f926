import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import type { ReactNode } from "react";

const line = { flexWrap: "wrap", alignItems: "center", gap: { xs: 1, sm: 0.25 }, columnGap: 2, mb: 1 };
const small = { "& .MuiButton-root": { minHeight: 36, px: 1.5, py: 0, fontSize: "0.875rem" } };

export function PageHeader({
  title,
  text,
  isList,
  sign,
  children,
}: {
  readonly title: string;
  /** What the page is for; out of sight on low windows if `isList`, which have more use for rows. */
  readonly text?: ReactNode;
  readonly isList?: boolean;
  readonly sign?: ReactNode;
  /** Buttons, the most important one last. */
  readonly children?: ReactNode;
}) {
  return (
    <Stack direction="row" sx={line}>
      {sign}
      <Box sx={{ flex: { xs: "1 1 200px", sm: "1 1 260px" }, minWidth: 0 }}>
        <Typography variant="h1">{title}</Typography>
      </Box>
      {text && (
        <Typography
          variant="body2"
          sx={[
            { flex: "1 1 100%", order: { sm: 1 }, color: "text.secondary" },
            isList === true && { "@media (height <= 860px) and (width >= 900px)": visuallyHidden },
          ]}
        >
          {text}
        </Typography>
      )}
      <Stack
        direction="row"
        className="no-print"
        sx={({ breakpoints }) => ({ gap: 1, flexWrap: "wrap", [breakpoints.down("sm")]: small })}
      >
        {children}
      </Stack>
    </Stack>
  );
}
