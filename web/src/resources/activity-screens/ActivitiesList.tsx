import ResponsesIcon from "@mui/icons-material/FactCheckOutlined";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLabels } from "../../core/labels.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { useImporting } from "../../ui/importing/useImporting.tsx";
import { AddButton } from "../../ui/list/AddButton.tsx";
import { ResourceList } from "../../ui/list/ResourceList.tsx";
import { useRemoval } from "../../ui/useRemoval.tsx";
import { ActivityFilters } from "./ActivityFilters.tsx";
import type { ActivityScreen } from "./activityCalls.ts";
import { activityColumns } from "./activityColumns.tsx";
import { useApproval } from "./useApproval.ts";
import { useDuplication } from "./useDuplication.ts";
import { useItemLinks } from "./useItemLinks.ts";

const start = { sort: "start", order: "desc", rows: 100 } as const;

/** The list of one kind of activity: found, approved, previewed, duplicated, imported. */
export function ActivitiesList({
  screen: { resource, calls, path },
  text,
}: {
  readonly screen: ActivityScreen;
  readonly text: string;
}) {
  const { t } = useTranslation("curriculum");
  const labels = useLabels(resource);
  const removal = useRemoval(resource, calls.remove);
  const approval = useApproval(calls.update);
  const duplication = useDuplication(calls.create);
  const links = useItemLinks(path);
  const add = <AddButton resource={resource} create={calls.create} />;
  const importing = useImporting(resource, calls);
  return (
    <>
      <PageHeader title={labels.many} text={text}>
        <Button component={Link} to={`${path}/responses`} color="secondary" startIcon={<ResponsesIcon />}>
          {t("activities.responses")}
        </Button>
        {importing.button}
        {add}
      </PageHeader>
      <ResourceList
        resource={resource}
        list={calls.list}
        columns={activityColumns}
        start={start}
        filters={<ActivityFilters />}
        actions={[...links, ...approval, duplication, removal.action]}
        bulkActions={[...approval, removal.action]}
        empty={
          <EmptyState title={t("activities.empty", { things: labels.many })} text={t("activities.emptyText")}>
            {importing.button}
            {add}
          </EmptyState>
        }
      />
      {importing.dialog}
      {removal.dialog}
    </>
  );
}
