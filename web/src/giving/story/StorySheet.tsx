import type { SessionStory } from "@kindling/contract";
import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import { useTranslation } from "react-i18next";
import { LogoMark } from "../../ui/icons/Logo.tsx";
import { StoryChapter } from "./StoryChapter.tsx";
import { type ChapterName, chapterNames, chaptersOf } from "./storyParts.ts";

/** Chapters that the sheet shows in a row of two. */
const narrow: readonly ChapterName[] = ["points", "brought"];

/** Beside its words a picture costs no height, so that the whole story stays on one sheet. */
const paper = {
  "--story-columns": "minmax(0, 1fr) minmax(0, 0.4fr)",
  "--story-wide": "minmax(0, 1fr) minmax(0, 12em)",
  "--story-gap": "0.8em",
  "--story-title": "1.6em",
  "--story-figure": "2.7em",
  "--story-tallest": "12em",
  "--story-logo": "7em",
  printColorAdjust: "exact",
  WebkitPrintColorAdjust: "exact",
} as const;

/** The story on paper: one sheet, to pin up or to take home. */
export function StorySheet({ story }: { story: SessionStory }) {
  const { t } = useTranslation("giving");
  const chapters = chaptersOf(story);
  const pair = chapters.filter((name) => narrow.includes(name));
  return (
    <Box sx={{ ...paper, fontSize: chapters.length < chapterNames.length ? "9.2pt" : "8.2pt" }}>
      <GlobalStyles styles={{ "@page": { margin: "13mm 14mm" } }} />
      <Box
        sx={{
          display: "grid",
          gap: "1em 2.4em",
          gridTemplateColumns: "1fr 1fr",
          gridAutoFlow: "row dense",
        }}
      >
        {chapters.map((name, index) => (
          <Box
            key={name}
            sx={{
              gridColumn: pair.length > 1 && pair.includes(name) ? "auto" : "1 / -1",
              breakInside: "avoid",
              containerType: "inline-size",
              ...(index > 0 && { borderTop: "1.5pt solid", borderColor: "divider", pt: "1em" }),
            }}
          >
            <StoryChapter name={name} story={story} heading={index === 0 ? "h1" : "h2"} />
          </Box>
        ))}
      </Box>
      <Box sx={{ display: "flex", alignItems: "center", gap: "0.8em", mt: "0.6em", color: "text.secondary" }}>
        <LogoMark size={28} />
        {t("story.printed")}
      </Box>
    </Box>
  );
}
