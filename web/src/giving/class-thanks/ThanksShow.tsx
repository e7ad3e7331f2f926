import type { ClassThankYou } from "@kindling/contract";
import Close from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { FullScreenTool } from "../../classroom/stage/FullScreenTool.tsx";
import { StageTool } from "../../classroom/stage/StageTool.tsx";
import { useFullScreen } from "../../classroom/stage/useFullScreen.ts";
import { useStageKeys } from "../../classroom/stage/useStageKeys.ts";
import { useWakeLock } from "../../classroom/stage/useWakeLock.ts";
import { GivingStage } from "../charity-activity/GivingStage.tsx";
import { ShowPart } from "../story/ShowPart.tsx";
import { ThanksSlide } from "./ThanksSlide.tsx";

/** One thank-you on the projector. */
export function ThanksShow({
  thanks,
  onLeave,
}: {
  readonly thanks: ClassThankYou;
  readonly onLeave: () => void;
}) {
  const { t } = useTranslation("giving");
  const screen = useFullScreen();
  useWakeLock();
  useStageKeys((command) => {
    if (command === "leave") onLeave();
    else if (command === "fullScreen" && screen.possible) screen.toggle();
    else return false;
    return true;
  });
  return (
    <GivingStage label={t("thankYous.show")}>
      <Box sx={{ display: "flex", justifyContent: "flex-end", gap: 1 }}>
        <FullScreenTool screen={screen} />
        <StageTool label={t("story.leave")} icon={Close} onClick={onLeave} />
      </Box>
      <ShowPart>
        <ThanksSlide thanks={thanks} />
      </ShowPart>
    </GivingStage>
  );
}
