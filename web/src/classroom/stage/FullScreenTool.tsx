import FullScreenOff from "@mui/icons-material/FullscreenExitRounded";
import FullScreen from "@mui/icons-material/FullscreenRounded";
import { useTranslation } from "react-i18next";
import { StageTool } from "./StageTool.tsx";
import type { useFullScreen } from "./useFullScreen.ts";

/** Switches between the full screen and the window, where the browser allows it. */
export function FullScreenTool({ screen }: { screen: ReturnType<typeof useFullScreen> }) {
  const { t } = useTranslation("classroom");
  if (!screen.possible) return null;
  return (
    <StageTool
      label={t(screen.full ? "stage.window" : "stage.fullScreen")}
      icon={screen.full ? FullScreenOff : FullScreen}
      onClick={screen.toggle}
    />
  );
}
