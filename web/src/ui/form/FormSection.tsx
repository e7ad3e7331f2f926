import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

export function FormSection({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ borderTop: 1, borderColor: "divider", pt: 2.5 }}>
      <Typography id={id} variant="h3">
        {title}
      </Typography>
      {text && <Typography variant="note">{text}</Typography>}
      <Stack spacing={2.5} sx={{ mt: 2 }}>
        {children}
      </Stack>
    </Box>
  );
}

/** Fields side by side where there is room. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2.5,
        gridTemplateColumns: "repeat(auto-fit, minmax(min(220px, 100%), 1fr))",
      }}
    >
      {children}
    </Box>
  );
}
