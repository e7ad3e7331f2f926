import CloseIcon from "@mui/icons-material/CloseRounded";
import { useTranslation } from "react-i18next";
import { ItemView } from "../../classroom/ItemView.tsx";
import { StageTool } from "../../classroom/stage/StageTool.tsx";
import type { SampleActivity } from "../../leads/lead-module/publicLeadCalls.ts";

/** An activity on the classroom's stage for visitors; nothing is recorded. */
export function LeadSample({
  sample,
  onLeave,
}: {
  readonly sample: SampleActivity;
  readonly onLeave: () => void;
}) {
  const { t } = useTranslation("ui");
  const item = {
    ...sample,
    start: "",
    end: "",
    trait: null,
    session_theme: null,
    standards: [],
    family_page: null,
    attachment: null,
    will_visit: false,
    points: 0,
    answered: false,
  };
  return (
    <ItemView
      item={item}
      onLeave={onLeave}
      tools={<StageTool label={t("close")} icon={CloseIcon} onClick={onLeave} />}
    />
  );
}
