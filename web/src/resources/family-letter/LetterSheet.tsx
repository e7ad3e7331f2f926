import type { Language } from "@kindling/contract";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useConstants } from "../../core/constants.ts";
import { AreaIcon } from "../AreaIcon.tsx";

/** A letter that goes home with the children, as it lies on paper. */
export function LetterSheet({
  title,
  text,
  prompt,
  language,
}: {
  readonly title: string;
  readonly text: string;
  /** What families may talk about. */
  readonly prompt?: string | null;
  /** The language the letter is written in. */
  readonly language: Language;
}) {
  const brand = useConstants()?.brand.name;
  return (
    <Box component="article" lang={language} sx={{ maxWidth: "42rem", mx: "auto" }}>
      <Stack
        direction="row"
        component="header"
        sx={{ alignItems: "center", gap: 2, borderBottom: 3, borderColor: "area.connection", pb: 2, mb: 3 }}
      >
        <AreaIcon area="connection" sx={{ fontSize: 56, color: "area.connection" }} />
        <Box>
          {brand && (
            <Typography sx={{ color: "area.connection", fontWeight: 700, letterSpacing: "0.04em" }}>
              {brand}
            </Typography>
          )}
          <Typography variant="h1" component="h1">
            {title}
          </Typography>
        </Box>
      </Stack>
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        <Typography
          key={index}
          sx={{ fontSize: "1.125rem", lineHeight: 1.6, whiteSpace: "pre-line", mb: 2, breakInside: "avoid" }}
        >
          {paragraph.trim()}
        </Typography>
      ))}
      {prompt && (
        <Stack
          direction="row"
          sx={{
            gap: 2,
            alignItems: "center",
            border: 2,
            borderStyle: "dashed",
            borderColor: "area.connection",
            borderRadius: 2,
            p: 2,
            mt: 3,
            breakInside: "avoid",
          }}
        >
          <AreaIcon area="quiz" sx={{ fontSize: 36, color: "area.connection" }} />
          <Typography sx={{ fontSize: "1.25rem", fontWeight: 600, whiteSpace: "pre-line" }}>
            {prompt}
          </Typography>
        </Stack>
      )}
    </Box>
  );
}
