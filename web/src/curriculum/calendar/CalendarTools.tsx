import {
  calendarKinds,
  levelEndpoints,
  programEndpoints,
  sessions as sessionResource,
} from "@kindling/contract";
import EarlierIcon from "@mui/icons-material/ChevronLeftRounded";
import LaterIcon from "@mui/icons-material/ChevronRightRounded";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { ReferencesPill } from "../../ui/filters/ReferencesPill.tsx";
import { ToggleChoice } from "../../ui/ToggleChoice.tsx";
import { KindsPill } from "../filters/KindsPill.tsx";
import { type Span, stepFrom, zooms } from "./calendarSpans.ts";
import { LookChoice } from "./LookChoice.tsx";
import type { CalendarView } from "./useCalendarView.ts";

export function CalendarTools({
  view,
  visible,
  sessions,
  isNarrow,
}: {
  readonly view: CalendarView;
  readonly visible: Span;
  readonly sessions: readonly Span[];
  readonly isNarrow: boolean;
}) {
  const { t } = useTranslation("calendar");
  const { field } = useLabels(sessionResource);
  const { change } = view;
  return (
    <Stack direction="row" className="no-print" sx={{ flexWrap: "wrap", gap: 1, alignItems: "center" }}>
      <Stack direction="row" sx={{ alignItems: "center" }}>
        <IconButton
          aria-label={t("go.back")}
          onClick={() => change({ at: stepFrom(view.zoom, visible, sessions, -1) })}
        >
          <EarlierIcon />
        </IconButton>
        <Button size="small" color="secondary" onClick={() => change({ at: "" })}>
          {t("go.today")}
        </Button>
        <IconButton
          aria-label={t("go.forth")}
          onClick={() => change({ at: stepFrom(view.zoom, visible, sessions, 1) })}
        >
          <LaterIcon />
        </IconButton>
      </Stack>
      <ToggleChoice
        label={t("zoom")}
        value={view.zoom}
        choices={zooms.map((zoom) => ({ value: zoom, children: t(`zooms.${zoom}`) }))}
        onChange={(zoom) => change({ zoom: zoom === "year" ? "" : zoom })}
      />
      <ReferencesPill
        label={field("programs")}
        calls={programEndpoints}
        ids={view.programs}
        onChange={(programs) => change({ programs })}
      />
      <ReferencesPill
        label={field("levels")}
        calls={levelEndpoints}
        ids={view.levels}
        onChange={(levels) => change({ levels })}
      />
      <KindsPill
        label={t("allKinds")}
        kinds={calendarKinds}
        chosen={view.types}
        onChange={(types) => change({ types })}
      />
      <LookChoice view={view} isNarrow={isNarrow} />
    </Stack>
  );
}
