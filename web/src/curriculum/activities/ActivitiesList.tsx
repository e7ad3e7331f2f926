import {
  type ActivityKind,
  answeredTypes,
  itemStates,
  levelEndpoints,
  programEndpoints,
  sessionEndpoints,
  sessionThemeEndpoints,
  traitEndpoints,
} from "@kindling/contract";
import ResponsesIcon from "@mui/icons-material/FactCheckOutlined";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLabels } from "../../core/labels.ts";
import { ChoiceFilter } from "../../ui/filters/ChoiceFilter.tsx";
import { DatesFilter } from "../../ui/filters/DatesFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { spare } from "../../ui/list/columns.tsx";
import { ManagedListPage } from "../../ui/list/ManagedListPage.tsx";
import { AreaSign } from "../areas/AreaSign.tsx";
import { CaptionsFilter } from "../captions/CaptionsFilter.tsx";
import { useItemDates } from "../dates/useItemDates.tsx";
import { activityColumns } from "./activityColumns.tsx";
import { activityScreens } from "./activityScreens.ts";
import { kindParts } from "./kindParts.tsx";
import { useApproval } from "./useApproval.ts";
import { useDuplication } from "./useDuplication.ts";
import { useItemLinks } from "./useItemLinks.ts";

const start = { sort: "start", order: "desc", rows: 100 } as const;

/** The columns of all kinds; a kind's own stand behind the state and the dates, and the level makes room for them. */
function columnsOf(kind: ActivityKind) {
  const own = kindParts[kind].columns;
  if (!own) return activityColumns;
  const rest = activityColumns.slice(4).map((each) => (each.field === "level" ? spare(each) : each));
  return [...activityColumns.slice(0, 4), ...own, ...rest];
}

/** The list of one kind of activity: found, approved, previewed, duplicated, imported. */
export function ActivitiesList({ kind }: { readonly kind: ActivityKind }) {
  const { t } = useTranslation("curriculum");
  const { resource, calls, path } = activityScreens[kind];
  const labels = useLabels(resource);
  const approval = useApproval(calls.bulk);
  const duplication = useDuplication(calls.create);
  const dates = useItemDates();
  const links = useItemLinks(path);
  return (
    <ManagedListPage
      resource={resource}
      calls={calls}
      text={t(`activities.about.${kind}`)}
      sign={<AreaSign area={answeredTypes[kind].area} />}
      columns={columnsOf(kind)}
      start={start}
      filters={<ActivityFilters />}
      actions={[...links, ...approval, duplication, dates.action]}
      bulkActions={[...approval, dates.action]}
      empty={[t("activities.empty", { things: labels.many }), t("activities.emptyText")]}
      links={
        <Button component={Link} to={`${path}/responses`} color="secondary" startIcon={<ResponsesIcon />}>
          {t("activities.responses")}
        </Button>
      }
    >
      {dates.dialog}
    </ManagedListPage>
  );
}

function ActivityFilters() {
  const { t } = useTranslation("curriculum");
  return (
    <>
      <ChoiceFilter
        name="state"
        choices={itemStates.map((state) => ({ value: state, label: t(`activities.states.${state}`) }))}
      />
      <ReferenceFilter name="levels" calls={levelEndpoints} />
      <ReferenceFilter name="traits" calls={traitEndpoints} />
      <ReferenceFilter name="session_themes" calls={sessionThemeEndpoints} />
      <ReferenceFilter name="sessions" calls={sessionEndpoints} />
      <ReferenceFilter name="programs" calls={programEndpoints} />
      <CaptionsFilter />
      <DatesFilter />
    </>
  );
}
