import type { paceEndpoints, ReplyOf } from "@kindling/contract";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

/** A nudge as its mail will read, with the line that somebody adds where it will stand. */
export function NudgeLetter({
  letter,
  line,
}: {
  readonly letter: ReplyOf<typeof paceEndpoints.letter>["data"];
  readonly line: string;
}) {
  const { t } = useTranslation("pacing");
  const own = line ? [`${letter.lead_in} ${line}`.trim()] : [];
  return (
    <Box
      component="section"
      aria-label={t("nudge.preview")}
      lang={letter.language}
      // Focusable, so that keys can scroll to its end.
      tabIndex={0}
      sx={{ bgcolor: "background.sunken", borderRadius: 1, p: { xs: 2, sm: 2.5 }, overflowWrap: "anywhere" }}
    >
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 1.5 }}>
        {letter.subject}
      </Typography>
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        {letter.heading}
      </Typography>
      {[...letter.before, ...own, ...letter.after].map((paragraph) => (
        <Typography key={paragraph} sx={{ mb: 1, fontWeight: own.includes(paragraph) ? 600 : 400 }}>
          {paragraph}
        </Typography>
      ))}
      <Box
        component="span"
        sx={{
          display: "inline-block",
          mt: 1,
          px: 2.5,
          py: 1,
          borderRadius: 8,
          bgcolor: "primary.main",
          color: "primary.contrastText",
          typography: "button",
        }}
      >
        {letter.button}
      </Box>
    </Box>
  );
}
