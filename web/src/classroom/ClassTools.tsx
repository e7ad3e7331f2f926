import type { ClassroomItem } from "@kindling/contract";
import Print from "@mui/icons-material/PrintRounded";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { exportPath } from "./exporting/exportPath.ts";
import { FilmPageTool } from "./film-page/FilmPageTool.tsx";
import { LiveTool } from "./live/LiveTool.tsx";
import { PhoneTool } from "./phone/PhoneTool.tsx";
import { FullScreenTool } from "./stage/FullScreenTool.tsx";
import { StageTool } from "./stage/StageTool.tsx";
import type { StageMemory } from "./stage/stageMemory.ts";
import type { useFullScreen } from "./stage/useFullScreen.ts";

/** The tools of class mode around the stage: families, the class's devices, paper, the whole screen. */
export function ClassTools({
  item,
  site,
  memory: { values, put },
  screen,
}: {
  readonly item: ClassroomItem;
  readonly site: number;
  readonly memory: StageMemory;
  readonly screen: ReturnType<typeof useFullScreen>;
}) {
  const { t } = useTranslation("stage");
  const navigate = useNavigate();
  const print = () => void navigate(exportPath(item));
  return (
    <>
      <FilmPageTool item={item} site={site} at={values["step"]} onPrint={print} />
      <LiveTool site={site} />
      <PhoneTool onPair={() => put("presenting", true)} />
      <StageTool label={t("print.tool")} icon={Print} onClick={print} roomy />
      <FullScreenTool screen={screen} />
    </>
  );
}
