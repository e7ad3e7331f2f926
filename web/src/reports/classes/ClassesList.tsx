import {
  classEndpoints,
  classes,
  districtEndpoints,
  grades,
  paceEndpoints,
  programEndpoints,
  providerEndpoints,
  siteEndpoints,
  userEndpoints,
} from "@kindling/contract";
import NudgeIcon from "@mui/icons-material/ForwardToInboxRounded";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { StateChip } from "../../ui/feedback/StateChip.tsx";
import { ChoiceFilter } from "../../ui/filters/ChoiceFilter.tsx";
import { FlagFilter, OneChoiceFilter } from "../../ui/filters/OneChoiceFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { column, momentColumn, numberColumn, spare, stateColumn } from "../../ui/list/columns.tsx";
import { useList } from "../../ui/list/ListContext.ts";
import type { RowOf } from "../../ui/list/listRows.ts";
import { ResourceList } from "../../ui/list/ResourceList.tsx";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { mayBeNudged, useNudging } from "../pacing/useNudging.tsx";

type Class = RowOf<typeof classEndpoints.list>;

/** How a class is with the session its program is in. */
function ClassState({ row }: { readonly row: Class }) {
  const { t } = useTranslation("dashboard");
  if (row.session === null) return <StateChip tone="neutral" label={t("classes.noSession")} />;
  if (row.is_silent) return <StateChip tone="warning" label={t("classes.silent")} />;
  return row.takes_part ? (
    <StateChip tone="success" label={t("classes.active")} />
  ) : (
    <StateChip tone="neutral" label={t("classes.waiting")} />
  );
}

const columns = [
  column("teacher", 160),
  column("school", 190),
  column("grade", 80),
  stateColumn("takes_part", (row: Class) => <ClassState row={row} />, 120),
  momentColumn("last_response_at", 130),
  numberColumn("responses", 110),
  numberColumn("points", 80),
  spare(column("provider", 190)),
  spare(column("program", 170)),
  spare(column("session", 170)),
  spare(momentColumn("nudged_at", 150)),
];
const start = { sort: "last_response_at", order: "asc" } as const;
const sitePage = ({ school }: Class) => `/school/${school.id}`;
const siteReport = ({ school }: Class) => `/activity-summary?schools=${school.id}`;
const gradeChoices = grades.map((grade) => ({ value: grade, label: grade }));

/** Lets go of the one activity that an address narrows the list to. */
function AnsweredFilter() {
  const { t } = useTranslation("dashboard");
  const { answered } = useList().state.filters;
  if (!answered) return null;
  return <OneChoiceFilter name="answered" choices={[{ value: answered, label: t("classes.oneActivity") }]} />;
}

/** The classes, each leading to its site or, for who has no screen of sites, to what its site did. */
export function ClassesList() {
  const { t } = useTranslation("dashboard");
  const labels = useLabels(classes);
  const maySeeSites = useMayCall(userEndpoints.list);
  const mayNudge = useMayCall(paceEndpoints.nudge);
  const { plan, dialog } = useNudging();
  const nudge: RowAction<Class> = {
    label: t("classes.nudge"),
    icon: NudgeIcon,
    takesAll: true,
    allowed: (row) => row.session !== null && mayBeNudged(row),
    run: (rows, matching) => plan({ classes: rows, matching }),
  };
  const actions = mayNudge ? [nudge] : [];
  return (
    <>
      <PageHeader title={labels.many} text={t("classes.text")} />
      <ResourceList
        resource={classes}
        list={classEndpoints.list}
        columns={columns}
        start={start}
        actions={actions}
        bulkActions={actions}
        pageOf={maySeeSites ? sitePage : siteReport}
        filters={
          <>
            <FlagFilter name="takes_part" />
            <FlagFilter name="is_silent" />
            <AnsweredFilter />
            <ReferenceFilter name="programs" calls={programEndpoints} />
            <ReferenceFilter name="providers" calls={providerEndpoints} />
            <ReferenceFilter name="districts" calls={districtEndpoints} />
            <ReferenceFilter name="schools" calls={siteEndpoints} />
            <ChoiceFilter name="grade" choices={gradeChoices} />
          </>
        }
        empty={<EmptyState title={t("classes.empty")} text={t("classes.emptyText")} />}
      />
      {dialog}
    </>
  );
}
