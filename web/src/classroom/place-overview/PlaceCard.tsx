import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";

/** One subject of a place's page under its heading. */
export function PlaceCard({
  title,
  aside,
  children,
}: {
  readonly title: string;
  /** What stands at the end of the heading's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Stack direction="row" sx={{ alignItems: "baseline", flexWrap: "wrap", columnGap: 2, mb: 1.5 }}>
        <Typography id={id} variant="h3" component="h2" sx={{ flex: "1 1 auto" }}>
          {title}
        </Typography>
        {aside}
      </Stack>
      {children}
    </Card>
  );
}

/** What stands in a card that has nothing to show yet. */
export function NothingHere({ text }: { readonly text: string }) {
  return <Typography sx={{ color: "text.secondary", textWrap: "pretty" }}>{text}</Typography>;
}
