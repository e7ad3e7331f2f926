import { greets, type Language, letterWords } from "@kindling/contract";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useConstants } from "../../core/constants.ts";
import { AreaIcon } from "../areas/AreaIcon.tsx";
import { TearOff } from "./TearOff.tsx";

export interface LetterSender {
  readonly site: string;
  readonly teacher: string;
  /** The calendar date it goes home, as its reader writes it. */
  readonly date: string;
}

/** A letter that goes home with the children, as it lies on paper; with its sender also signed, and with a strip to bring back. */
export function LetterSheet({
  title,
  text,
  prompt,
  language,
  sender,
}: {
  readonly title: string;
  readonly text: string;
  /** What families may talk about. */
  readonly prompt?: string | null;
  /** The language the letter is written in. */
  readonly language: Language;
  readonly sender?: LetterSender;
}) {
  const brand = useConstants()?.brand.name;
  const words = letterWords[language];
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  const spoken = sender && !greets(paragraphs[0] ?? "") ? [words.greeting, ...paragraphs] : paragraphs;
  return (
    <Box component="article" lang={language} sx={{ maxWidth: "42rem", mx: "auto" }}>
      <Stack
        direction="row"
        component="header"
        sx={{ alignItems: "center", gap: 2, borderBottom: 3, borderColor: "area.connection", pb: 2, mb: 3 }}
      >
        <AreaIcon area="connection" sx={{ fontSize: 56, color: "area.connection" }} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {brand && (
            <Typography sx={{ color: "area.connection", fontWeight: 700, letterSpacing: "0.04em" }}>
              {brand}
            </Typography>
          )}
          <Typography variant="h1" component="h1" sx={{ overflowWrap: "anywhere" }}>
            {title}
          </Typography>
        </Box>
        {sender && (
          <Typography variant="body2" sx={{ textAlign: "end", alignSelf: "flex-start", maxWidth: "40%" }}>
            <strong>{sender.site}</strong>
            <br />
            {sender.date}
          </Typography>
        )}
      </Stack>
      {spoken.map((paragraph, index) => (
        <Typography
          key={index}
          data-aloud="item"
          sx={{ fontSize: "1.125rem", lineHeight: 1.6, whiteSpace: "pre-line", mb: 2, breakInside: "avoid" }}
        >
          {paragraph}
        </Typography>
      ))}
      {sender && (
        <Box sx={{ mt: 4, width: "18rem", maxWidth: 1, breakInside: "avoid" }}>
          <Typography sx={{ fontSize: "1.125rem", fontWeight: 600 }}>{sender.teacher}</Typography>
          <Typography variant="body2">{words.teacher}</Typography>
        </Box>
      )}
      {sender && <TearOff prompt={prompt ?? null} language={language} />}
      {prompt && !sender && <PromptBox prompt={prompt} />}
    </Box>
  );
}

function PromptBox({ prompt }: { prompt: string }) {
  return (
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
      <Typography sx={{ fontSize: "1.25rem", fontWeight: 600, whiteSpace: "pre-line" }}>{prompt}</Typography>
    </Stack>
  );
}
