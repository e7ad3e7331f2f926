import {
  levelEndpoints,
  programEndpoints,
  type puzzleTypes,
  sessionClosingEndpoints,
  sessionEndpoints,
  sessions,
  spans,
  traitEndpoints,
} from "@kindling/contract";
import CloseIcon from "@mui/icons-material/LockClockRounded";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { StateChip, type Tone } from "../../ui/feedback/StateChip.tsx";
import { ChoiceFilter } from "../../ui/filters/ChoiceFilter.tsx";
import { DatesFilter } from "../../ui/filters/DatesFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { cellColumn, column, dateColumn, momentColumn, spare, stateColumn } from "../../ui/list/columns.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import { ManagedListPage } from "../../ui/list/ManagedListPage.tsx";
import type { RowAction } from "../../ui/list/RowAction.ts";
import type { ListStart } from "../../ui/list/useListState.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { useSessionDates } from "../dates/useSessionDates.tsx";
import { SessionForm } from "./SessionForm.tsx";

type Span = (typeof spans)[number];

const tones: Readonly<Record<Span, Tone>> = { current: "success", coming: "info", past: "neutral" };

/** Today compared with a session's dates. */
function SpanChip({ span }: { readonly span: Span }) {
  const { t } = useTranslation("curriculum");
  return <StateChip tone={tones[span]} label={t(`sessions.spans.${span}`)} />;
}

type Session = RowOf<typeof sessionEndpoints.list>;

const columns = [
  column("name", 210),
  stateColumn("span", (row: Session) => <SpanChip span={row.span} />, 140),
  dateColumn("start"),
  dateColumn("end"),
  column("program", 170),
  column("trait", 150),
  spare(column("theme", 190)),
  spare(column("charities", 240)),
  spare(column("level")),
  spare(momentColumn("closed_at")),
  spare(column("closed_by", 160)),
  spare(cellColumn("puzzle_type", (row: Session) => <PuzzleType type={row.puzzle_type} />, 150)),
];
const start: ListStart = { rows: 100, sort: "start", order: "desc" };

export function SessionsList() {
  const { t } = useTranslation("curriculum");
  const dates = useSessionDates();
  const navigate = useNavigate();
  const mayClose = useMayCall(sessionClosingEndpoints.close);
  const close: RowAction<Session> = {
    label: t("sessions.close"),
    icon: CloseIcon,
    allowed: ({ span, closed_at }) => mayClose && span === "past" && !closed_at,
    run: ([row]) => row && void navigate(`/session-closing/${row.id}`),
  };
  return (
    <ManagedListPage
      resource={sessions}
      calls={sessionEndpoints}
      text={t("sessions.text")}
      columns={columns}
      start={start}
      filters={
        <>
          <ReferenceFilter name="programs" calls={programEndpoints} />
          <ReferenceFilter name="traits" calls={traitEndpoints} />
          <ReferenceFilter name="levels" calls={levelEndpoints} />
          <ChoiceFilter
            name="span"
            choices={spans.map((span) => ({ value: span, label: t(`sessions.spans.${span}`) }))}
          />
          <DatesFilter />
        </>
      }
      actions={[dates.action, close]}
      empty={[t("sessions.empty"), t("sessions.emptyText")]}
    >
      <SessionForm />
      {dates.dialog}
    </ManagedListPage>
  );
}

function PuzzleType({ type }: { readonly type: (typeof puzzleTypes)[number] | null }) {
  const { t } = useTranslation("curriculum");
  return type && t(`sessions.puzzles.${type}`);
}
