import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

/** One subject of a lead's page, under its heading. */
export function Panel({
  title,
  action,
  children,
}: {
  readonly title: string;
  /** What can be done here, beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ px: { xs: 2, sm: 3 } }}>
        <Stack direction="row" sx={{ alignItems: "center", gap: 1, mb: 1.5, minHeight: 34 }}>
          <Typography id={id} variant="h3" component="h2" sx={{ flex: 1 }}>
            {title}
          </Typography>
          {action}
        </Stack>
        <Box sx={{ overflowWrap: "anywhere" }}>{children}</Box>
      </CardContent>
    </Card>
  );
}
