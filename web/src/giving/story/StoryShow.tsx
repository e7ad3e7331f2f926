import type { ClassThankYou, SessionStory } from "@kindling/contract";
import Back from "@mui/icons-material/ArrowBackRounded";
import Next from "@mui/icons-material/ArrowForwardRounded";
import Close from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { throwConfetti } from "../../classroom/celebrating/throwConfetti.ts";
import { FullScreenTool } from "../../classroom/stage/FullScreenTool.tsx";
import { StageProgress } from "../../classroom/stage/StageProgress.tsx";
import { StageTool } from "../../classroom/stage/StageTool.tsx";
import { useFullScreen } from "../../classroom/stage/useFullScreen.ts";
import { useStageKeys } from "../../classroom/stage/useStageKeys.ts";
import { useWakeLock } from "../../classroom/stage/useWakeLock.ts";
import { useMe } from "../../classroom/today/useToday.ts";
import { GivingStage } from "../charity-activity/GivingStage.tsx";
import { ThanksSlide } from "../class-thanks/ThanksSlide.tsx";
import { ShowPart } from "./ShowPart.tsx";
import { StoryChapter } from "./StoryChapter.tsx";
import { chaptersOf } from "./storyParts.ts";

/** The story on the projector, a chapter at a time, by arrow keys, a clicker or the buttons. */
export function StoryShow({
  story,
  thanks,
  onLeave,
}: {
  story: SessionStory;
  /** What charities say to the class, shown after the chapters. */
  thanks: readonly ClassThankYou[];
  onLeave: () => void;
}) {
  const { t } = useTranslation("giving");
  const [step, setStep] = useState(0);
  const chapters = chaptersOf(story);
  const steps = chapters.length + thanks.length;
  const said = thanks[step - chapters.length];
  const name = chapters[step] ?? "cover";
  const isLast = step === steps - 1;
  const confetti = useMe().data?.confetti ?? false;
  const screen = useFullScreen();
  useWakeLock();
  const go = (by: number) => setStep((at) => Math.max(0, Math.min(steps - 1, at + by)));
  useStageKeys((command) => {
    if (command === "next" || command === "play") go(1);
    else if (command === "back") go(-1);
    else if (command === "leave") onLeave();
    else if (command === "fullScreen" && screen.possible) screen.toggle();
    else return false;
    return true;
  });
  useEffect(() => {
    if (isLast && confetti) void throwConfetti();
  }, [isLast, confetti]);

  return (
    <GivingStage label={t("story.show")}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
        <StageProgress step={step} steps={steps} area="charity" />
        <FullScreenTool screen={screen} />
        <StageTool label={t("story.leave")} icon={Close} onClick={onLeave} />
      </Box>
      <ShowPart step={step}>
        {said ? (
          <ThanksSlide key={said.id} thanks={said} />
        ) : (
          <StoryChapter key={name} name={name} story={story} heading="h2" />
        )}
      </ShowPart>
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2 }}>
        <Button size="large" startIcon={<Back />} disabled={step === 0} onClick={() => go(-1)}>
          {t("story.back")}
        </Button>
        {isLast ? (
          <Button size="large" variant="contained" onClick={onLeave}>
            {t("story.end")}
          </Button>
        ) : (
          <Button size="large" variant="contained" endIcon={<Next />} onClick={() => go(1)}>
            {t("story.next")}
          </Button>
        )}
      </Box>
    </GivingStage>
  );
}
