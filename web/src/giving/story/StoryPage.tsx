import type { SessionStory } from "@kindling/contract";
import Print from "@mui/icons-material/PrintRounded";
import Show from "@mui/icons-material/SlideshowRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { TodayFrame } from "../../classroom/today/TodayFrame.tsx";
import { WithSite } from "../../classroom/WithSite.tsx";
import { CallError } from "../../core/CallError.ts";
import { PrintedAs } from "../../curriculum/printing/usePrinting.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { GivingHead } from "../charity-activity/GivingHead.tsx";
import { ClassReply } from "../class-thanks/ClassReply.tsx";
import { ThanksSlide } from "../class-thanks/ThanksSlide.tsx";
import { thanksIn, useClassThanks } from "../class-thanks/useClassThanks.ts";
import { useStory } from "../shared/useGiving.ts";
import { StoryChapter } from "./StoryChapter.tsx";
import { StorySheet } from "./StorySheet.tsx";
import { StoryShow } from "./StoryShow.tsx";
import { chaptersOf } from "./storyParts.ts";

function SessionPicker({ story }: { story: SessionStory }) {
  const { t } = useTranslation("giving");
  const [, setParams] = useSearchParams();
  if (story.sessions.length < 2) return null;
  return (
    <TextField
      select
      label={t("story.which")}
      value={story.session.id}
      onChange={(event) => setParams({ session: event.target.value })}
      sx={{ minWidth: "14rem" }}
    >
      {story.sessions.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

function StoryOfClass({ site }: { site: number }) {
  const { t } = useTranslation("giving");
  const [params] = useSearchParams();
  const asked = Number(params.get("session")) || undefined;
  const query = useStory(site, asked);
  const [shows, setShows] = useState(false);
  const story = query.data;
  const thanks = thanksIn(useClassThanks(site).data ?? [], story?.session.id ?? 0);
  const isUntold = query.error instanceof CallError && query.error.status === 404;
  return (
    <TodayFrame
      query={isUntold ? { ...query, data: null } : query}
      head={
        <GivingHead back="giving" title={t("story.title")} text={t("story.text")}>
          {story && (
            <Stack
              direction="row"
              className="no-print"
              sx={{ gap: 1, flexWrap: "wrap", alignItems: "flex-end" }}
            >
              <SessionPicker story={story} />
              <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
                {t("story.print")}
              </Button>
              <Button variant="contained" startIcon={<Show />} onClick={() => setShows(true)}>
                {t("story.show")}
              </Button>
            </Stack>
          )}
        </GivingHead>
      }
    >
      {isUntold && <EmptyState title={t("noSession.title")} text={t("story.untold")} />}
      {story && (
        <Stack component="article" sx={{ gap: { xs: 2, md: 3 } }}>
          {chaptersOf(story).map((name) => (
            <Card key={name} component="section" sx={{ p: { xs: 2.5, md: 5 } }}>
              <Box sx={{ containerType: "inline-size", fontSize: "clamp(1rem, 0.9rem + 0.4vw, 1.25rem)" }}>
                <StoryChapter name={name} story={story} heading="h2" />
              </Box>
            </Card>
          ))}
          {thanks.map((each) => (
            <Card key={each.id} component="section" sx={{ p: { xs: 2.5, md: 5 } }}>
              <Box sx={{ containerType: "inline-size", fontSize: "clamp(1rem, 0.9rem + 0.4vw, 1.25rem)" }}>
                <ThanksSlide thanks={each} />
                <ClassReply thanks={each} site={site} />
              </Box>
            </Card>
          ))}
        </Stack>
      )}
      {story && shows && <StoryShow story={story} thanks={thanks} onLeave={() => setShows(false)} />}
      {story && (
        <PrintedAs>
          <StorySheet story={story} />
        </PrintedAs>
      )}
    </TodayFrame>
  );
}

export function StoryPage() {
  return <WithSite>{(site) => <StoryOfClass key={site.id} site={site.id} />}</WithSite>;
}
