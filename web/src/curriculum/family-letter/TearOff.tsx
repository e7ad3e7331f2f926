import { type Language, letterWords } from "@kindling/contract";
import CutIcon from "@mui/icons-material/ContentCutRounded";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";

function WritingLine({ label, grow = 1 }: { label: string; grow?: number }) {
  return (
    <Box sx={{ flex: `${grow} 1 12rem`, pt: 4.5 }}>
      <Typography variant="body2" sx={{ borderTop: 1, borderColor: "text.primary", pt: 0.5 }}>
        {label}
      </Typography>
    </Box>
  );
}

/** The strip that comes back from home: what was talked about, the child, and who signs. */
export function TearOff({
  prompt,
  language,
}: {
  /** What was to be talked about; null where it is not known in the letter's language. */
  readonly prompt: string | null;
  readonly language: Language;
}) {
  const words = letterWords[language];
  return (
    <Box component="footer" sx={{ mt: 4, breakInside: "avoid" }}>
      <Stack direction="row" sx={{ alignItems: "center", gap: 1, color: "text.secondary", mb: 1.5 }}>
        <CutIcon aria-hidden fontSize="small" />
        <Typography variant="caption">{words.tearOff}</Typography>
        <Box sx={{ flex: "1 0 auto", borderTop: "2px dashed", borderColor: "text.secondary" }} />
      </Stack>
      {prompt && (
        <Typography sx={{ fontSize: "1.125rem", fontWeight: 600, whiteSpace: "pre-line" }}>
          {prompt}
        </Typography>
      )}
      <WritingLine label={words.answer} />
      <Stack direction="row" sx={{ flexWrap: "wrap", columnGap: 4 }}>
        <WritingLine label={words.child} grow={2} />
        <WritingLine label={words.signature} grow={2} />
      </Stack>
    </Box>
  );
}
