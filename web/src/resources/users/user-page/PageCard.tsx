import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

/** One part of somebody's page, under a heading, with what can be done there. */
export function PageCard({
  title,
  action,
  children,
}: {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" sx={{ alignItems: "center", flexWrap: "wrap", gap: 1, mb: 2, minHeight: 36 }}>
        <Typography id={id} variant="h2" sx={{ flex: 1, minWidth: 160 }}>
          {title}
        </Typography>
        {action}
      </Stack>
      {children}
    </Card>
  );
}
