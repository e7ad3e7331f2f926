import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Seedling } from "../illustrations/Seedling.tsx";

/** Explains what an empty screen is for and offers the first step. */
export function EmptyState({
  title,
  text,
  titleAs = "p",
  children,
}: {
  readonly title: string;
  /** The title's element: a heading if it is the page's title. */
  readonly titleAs?: "p" | "h1";
  readonly text?: string;
  readonly children?: ReactNode;
}) {
  return (
    <Stack
      sx={{
        alignItems: "center",
        justifyContent: "center",
        textAlign: "center",
        gap: 1.5,
        p: 4,
        minHeight: 320,
        height: 1,
      }}
    >
      <Seedling />
      <Typography variant="h3" component={titleAs}>
        {title}
      </Typography>
      {text && (
        <Typography sx={{ color: "text.secondary", maxWidth: 440, textWrap: "pretty" }}>{text}</Typography>
      )}
      {children && (
        <Stack direction="row" sx={{ gap: 1.5, mt: 1, flexWrap: "wrap", justifyContent: "center" }}>
          {children}
        </Stack>
      )}
    </Stack>
  );
}
