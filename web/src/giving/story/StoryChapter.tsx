import type { SessionStory } from "@kindling/contract";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { CharityPicture } from "../charities/CharityPicture.tsx";
import { Thermometer } from "../goals/Thermometer.tsx";
import { shortMoney } from "../shared/shortMoney.ts";
import { useMovedElsewhere } from "../shared/useMovedElsewhere.ts";
import { usePaidElsewhere } from "../shared/usePaidElsewhere.ts";
import { BestMoments } from "./BestMoments.tsx";
import { Bunting } from "./Bunting.tsx";
import { DoneGrid } from "./DoneGrid.tsx";
import { StoryFire } from "./StoryFire.tsx";
import { StoryTree } from "./StoryTree.tsx";
import { Words } from "./StoryWords.tsx";
import { type ChapterName, firstSentences, goalReached } from "./storyParts.ts";

interface ChapterProps {
  story: SessionStory;
  heading: "h1" | "h2";
}

function Side({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: "grid",
        gap: "2em",
        width: 1,
        alignItems: "center",
        gridTemplateColumns: "var(--story-wide, minmax(0, 1fr) minmax(0, 1fr))",
        "@container (max-width: 34em)": {
          gridTemplateColumns: "var(--story-columns, minmax(0, 1fr))",
          gap: "1.25em",
        },
      }}
    >
      <Box sx={{ display: "grid", gap: "0.7em", minWidth: 0, justifyItems: "start" }}>{children}</Box>
      <Box
        sx={{
          minWidth: 0,
          display: "grid",
          justifyItems: "center",
          "@media print": { maxWidth: "12em" },
        }}
      >
        {picture}
      </Box>
    </Box>
  );
}

const spread = { display: "grid", gap: "var(--story-gap, 1.1em)", width: 1, justifyItems: "start" } as const;

function Cover({ story, heading }: ChapterProps) {
  const { t } = useTranslation("giving");
  const format = useFormat();
  return (
    <Side picture={<StoryFire />}>
      <Words look="over">{t("story.over")}</Words>
      <Words look="title" as={heading}>
        {story.session.name}
      </Words>
      <Words look="text">{t("story.by", { school: story.school.name, teacher: story.teacher })}</Words>
      <Words look="small">
        {format.date(story.session.start, "long")} – {format.date(story.session.end, "long")}
      </Words>
    </Side>
  );
}

function Did({ story, heading }: ChapterProps) {
  const { t } = useTranslation("giving");
  const format = useFormat();
  const { students, nominations } = story;
  return (
    <Box sx={spread}>
      <Words look="title" as={heading}>
        {t("story.did", { count: story.activities_total, number: format.number(story.activities_total) })}
      </Words>
      <DoneGrid story={story} />
      <Words look="text">
        {[
          students &&
            t("story.students", { count: students.taken_part, number: format.number(students.taken_part) }),
          nominations > 0 && t("story.nominations", { count: nominations }),
        ]
          .filter(Boolean)
          .join(" ")}
      </Words>
    </Box>
  );
}

function Points({ story, heading }: ChapterProps) {
  const { t } = useTranslation("giving");
  const movedIn = useMovedElsewhere();
  const format = useFormat();
  return (
    <Side picture={<StoryTree leaves={story.activities_total} />}>
      <Words look="title" as={heading}>
        {t("story.points")}
      </Words>
      <Words look="figure" color="primary.main">
        {format.number(story.points)}
      </Words>
      <Words look="text">
        {t(`story.${story.charity ? "pointsFor" : "pointsWait"}.${story.sponsors}`, {
          amount: format.money(story.earned_cents),
          name: story.charity?.name ?? "",
        })}
      </Words>
      {!story.charity && story.moved_elsewhere.length > 0 && (
        <Words look="small">{movedIn(story.moved_elsewhere)}</Words>
      )}
    </Side>
  );
}

function Helped({ story, heading }: ChapterProps) {
  const { t } = useTranslation("giving");
  const paidIn = usePaidElsewhere();
  const movedIn = useMovedElsewhere();
  const { charity, votes } = story;
  if (!charity) return null;
  const voters = (votes ?? []).filter(({ round }) => round === 1).reduce((sum, { count }) => sum + count, 0);
  return (
    <Side picture={<CharityPicture charity={charity} size="min(var(--story-logo, 13em), 70cqi)" />}>
      <Words look="over">{t("story.helped")}</Words>
      <Words look="title" as={heading}>
        {charity.name}
      </Words>
      {charity.description && <Words look="text">{firstSentences(charity.description)}</Words>}
      {voters > 0 && <Words look="small">{t("chosen.voted", { count: voters })}</Words>}
      {story.paid_elsewhere.length > 0 && <Words look="small">{paidIn(story.paid_elsewhere)}</Words>}
      {story.moved_elsewhere.length > 0 && <Words look="small">{movedIn(story.moved_elsewhere)}</Words>}
    </Side>
  );
}

function Brought({ story, heading }: ChapterProps) {
  const { t } = useTranslation("giving");
  const format = useFormat();
  const { goal, donated_cents: counted, verified_cents: verified } = story;
  return (
    <Side
      picture={
        <Thermometer
          readings={{ goal: goal?.goal_cents ?? null, counted, verified }}
          height="min(var(--story-tallest, 20em), 60cqb)"
        />
      }
    >
      <Words look="title" as={heading}>
        {t("story.brought")}
      </Words>
      <Words look="figure" color="area.charity">
        {format.money(counted)}
      </Words>
      {goal && (
        <Words look="text">
          {t(goalReached(story) ? "story.reached" : "story.toward", {
            goal: shortMoney(format.money(goal.goal_cents)),
          })}
        </Words>
      )}
      {goal?.goal_text && <Words look="text">“{goal.goal_text}”</Words>}
      {verified < counted && (
        <Words look="small">{t("story.verified", { amount: format.money(verified) })}</Words>
      )}
    </Side>
  );
}

function Moments({ story, heading }: ChapterProps) {
  const { t } = useTranslation("giving");
  return (
    <Box sx={spread}>
      <Box className="no-print" sx={{ width: 1 }}>
        <Bunting />
      </Box>
      <Words look="title" as={heading}>
        {t("story.moments")}
      </Words>
      <BestMoments story={story} />
    </Box>
  );
}

function ThankYou({ story, heading }: ChapterProps) {
  const { t } = useTranslation("giving");
  const format = useFormat();
  const sums = [
    ["earned", "primary.main", story.earned_cents],
    ["brought", "area.charity", story.donated_cents],
  ] as const;
  return (
    <Box sx={spread}>
      <Words look="title" as={heading}>
        {story.charity ? t("story.thanks", { name: story.charity.name }) : t("story.thanksBare")}
      </Words>
      <Box
        sx={{
          display: "grid",
          gap: "1em",
          width: 1,
          gridTemplateColumns: "repeat(auto-fit, minmax(min(15em, 100%), 1fr))",
        }}
      >
        {sums.map(([kind, color, cents]) => (
          <Box
            key={kind}
            sx={{
              p: "1.2em",
              borderRadius: "1.2em",
              bgcolor: "background.sunken",
              borderTop: "0.35em solid",
              borderColor: color,
            }}
          >
            <Words look="small">
              {kind === "earned" ? t(`money.earned.${story.sponsors}`) : t("money.brought")}
            </Words>
            <Words look="figure" color={color}>
              {format.money(cents)}
            </Words>
          </Box>
        ))}
      </Box>
      <Words look="text">{t("story.proud")}</Words>
    </Box>
  );
}

const chapters = {
  cover: Cover,
  did: Did,
  points: Points,
  helped: Helped,
  brought: Brought,
  moments: Moments,
  thanks: ThankYou,
} as const;

/** One chapter of a session's story, sized to its container. */
export function StoryChapter({ name, ...props }: ChapterProps & { name: ChapterName }) {
  const Chapter = chapters[name];
  return <Chapter {...props} />;
}
