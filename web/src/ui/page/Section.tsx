import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

export function Section({
  title,
  aside,
  children,
}: {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Stack
        direction="row"
        sx={{ alignItems: "center", flexWrap: "wrap", columnGap: 2, rowGap: 0.5, mb: 1.5, minHeight: 34 }}
      >
        <Typography id={id} variant="h3" component="h2" sx={{ flex: "1 1 auto" }}>
          {title}
        </Typography>
        {aside}
      </Stack>
      <Box sx={{ overflowWrap: "anywhere" }}>{children}</Box>
    </Card>
  );
}
