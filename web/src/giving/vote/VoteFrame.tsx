import Close from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FullScreenTool } from "../../classroom/stage/FullScreenTool.tsx";
import { StageTool } from "../../classroom/stage/StageTool.tsx";
import type { useFullScreen } from "../../classroom/stage/useFullScreen.ts";
import { GivingStage } from "../charity-activity/GivingStage.tsx";

interface VoteFrameProps {
  title: string;
  text?: string | undefined;
  screen: ReturnType<typeof useFullScreen>;
  onLeave: () => void;
  children: ReactNode;
  foot?: ReactNode;
}

/** The dark stage of a vote: question, cards or bars, teacher's buttons. */
export function VoteFrame({ title, text, screen, onLeave, children, foot }: VoteFrameProps) {
  const { t } = useTranslation("giving");
  return (
    <GivingStage>
      <Stack direction="row" sx={{ alignItems: "flex-start", gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography
            variant="stageTitle"
            component="h1"
            tabIndex={-1}
            sx={{ fontSize: "clamp(1.5rem, min(4cqi, 7cqb), 6rem)" }}
          >
            {title}
          </Typography>
          {text && (
            <Typography variant="stageLabel" component="p" color="textSecondary">
              {text}
            </Typography>
          )}
        </Box>
        <FullScreenTool screen={screen} />
        <StageTool label={t("vote.leave")} icon={Close} onClick={onLeave} />
      </Stack>
      {/* Only what stands in the middle scrolls; the teacher's buttons are always there. */}
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: "flex",
          flexDirection: "column",
          overflowY: "auto",
          // Space for the focus ring at the edge.
          mx: "-6px",
          p: "6px",
        }}
      >
        <Box sx={{ position: "relative", flex: "1 0 auto", display: "flex", minHeight: "min-content" }}>
          {children}
        </Box>
      </Box>
      {foot && (
        <Stack
          direction="row"
          sx={{
            alignItems: "center",
            justifyContent: "center",
            flexWrap: "wrap",
            columnGap: 2,
            rowGap: 1,
            minHeight: 56,
          }}
        >
          {foot}
        </Stack>
      )}
    </GivingStage>
  );
}
