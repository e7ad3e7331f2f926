import type { ClassroomItem } from "@kindling/contract";
import Print from "@mui/icons-material/PrintRounded";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { exportPath } from "./exporting/exportPath.ts";
import { FilmPageTool } from "./film-page/FilmPageTool.tsx";
import { LiveTool } from "./live/LiveTool.tsx";
import { StageTool } from "./stage/StageTool.tsx";

/** The tools of class mode that lead away from the stage: families, the class's devices, paper. */
export function ClassTools({
  item,
  site,
  at,
}: {
  readonly item: ClassroomItem;
  readonly site: number;
  /** The step that the stage keeps, a number once it has been moved on. */
  readonly at: unknown;
}) {
  const { t } = useTranslation("stage");
  const navigate = useNavigate();
  const print = () => void navigate(exportPath(item));
  return (
    <>
      <FilmPageTool item={item} site={site} at={at} onPrint={print} />
      <LiveTool site={site} />
      <StageTool label={t("print.tool")} icon={Print} onClick={print} roomy />
    </>
  );
}
