import type { ClassThankYou } from "@kindling/contract";
import Close from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { FullScreenTool } from "../../classroom/stage/FullScreenTool.tsx";
import { StageTool } from "../../classroom/stage/StageTool.tsx";
import { useFullScreen } from "../../classroom/stage/useFullScreen.ts";
import { useStageKeys } from "../../classroom/stage/useStageKeys.ts";
import { useWakeLock } from "../../classroom/stage/useWakeLock.ts";
import { GivingStage } from "../charity-activity/GivingStage.tsx";
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
  const part = useRef<HTMLElement>(null);
  useWakeLock();
  useStageKeys((command) => {
    if (command === "leave") onLeave();
    else if (command === "fullScreen" && screen.possible) screen.toggle();
    else return false;
    return true;
  });
  useEffect(() => part.current?.focus(), []);
  return (
    <GivingStage label={t("thankYous.show")}>
      <Box sx={{ display: "flex", justifyContent: "flex-end", gap: 1 }}>
        <FullScreenTool screen={screen} />
        <StageTool label={t("story.leave")} icon={Close} onClick={onLeave} />
      </Box>
      <Box
        component="section"
        ref={part}
        tabIndex={-1}
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: "auto",
          display: "flex",
          px: "3cqi",
          outline: "none",
          // Text scales with the stage, so that the back row can read it.
          fontSize: "clamp(1rem, min(1.9cqi, 3.3cqb), 3rem)",
        }}
      >
        <Box sx={{ m: "auto", width: 1, maxWidth: "54em", py: "1em", containerType: "inline-size" }}>
          <ThanksSlide thanks={thanks} />
        </Box>
      </Box>
    </GivingStage>
  );
}
