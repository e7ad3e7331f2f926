import type { SessionStory } from "@kindling/contract";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { LogoMark } from "../../../ui/icons/Logo.tsx";
import { StoryChapter } from "./StoryChapter.tsx";
import { type ChapterName, chaptersOf } from "./storyParts.ts";

/** Chapters that the sheet shows in a row of two. */
const narrow: readonly ChapterName[] = ["points", "helped", "brought", "moments"];

/** The story on paper: one sheet or two, to pin up or to take home. */
export function StorySheet({ story }: { story: SessionStory }) {
  const { t } = useTranslation("giving");
  const chapters = chaptersOf(story);
  return (
    <Box sx={{ fontSize: "8.6pt", printColorAdjust: "exact", WebkitPrintColorAdjust: "exact" }}>
      <Box sx={{ display: "grid", gap: "1.2em 2.4em", gridTemplateColumns: "1fr 1fr" }}>
        {chapters.map((name, index) => (
          <Box
            key={name}
            sx={{
              gridColumn: narrow.includes(name) ? "auto" : "1 / -1",
              breakInside: "avoid",
              containerType: "inline-size",
              ...(index > 0 && { borderTop: "1.5pt solid", borderColor: "divider", pt: "1.2em" }),
            }}
          >
            <StoryChapter name={name} story={story} heading={index === 0 ? "h1" : "h2"} />
          </Box>
        ))}
      </Box>
      <Box sx={{ display: "flex", alignItems: "center", gap: "0.8em", mt: "1.2em", color: "text.secondary" }}>
        <LogoMark size={28} />
        {t("story.printed")}
      </Box>
    </Box>
  );
}
