import { levelEndpoints, programEndpoints, programKinds, programs } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { ChoiceFilter } from "../../ui/filters/ChoiceFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { AddButton } from "../../ui/list/AddButton.tsx";
import { cellColumn, column, spare } from "../../ui/list/columns.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import { ResourceList } from "../../ui/list/ResourceList.tsx";
import { useRemoval } from "../../ui/useRemoval.tsx";
import { ProgramForm } from "./ProgramForm.tsx";
import { ProgramKind } from "./ProgramKind.tsx";
import { WelcomeVideo } from "./WelcomeVideo.tsx";

type Program = RowOf<typeof programEndpoints.list>;

const columns = [
  column("name", 240),
  cellColumn("program", (row: Program) => <ProgramKind kind={row.program} />, 160),
  column("level", 180),
  cellColumn("welcome_video_title", (row: Program) => <WelcomeVideo program={row} />, 240),
  spare(column("welcome_video_url", 260)),
];
const start = { sort: "name" };

/** The programs, each with the video that welcomes its classes. */
export function ProgramsList() {
  const { t } = useTranslation("curriculum");
  const labels = useLabels(programs);
  const removal = useRemoval(programs, programEndpoints);
  const add = <AddButton resource={programs} create={programEndpoints.create} />;
  return (
    <>
      <PageHeader title={labels.many} text={t("programs.text")}>
        {add}
      </PageHeader>
      <ResourceList
        resource={programs}
        list={programEndpoints.list}
        columns={columns}
        start={start}
        filters={
          <>
            <ChoiceFilter
              name="program"
              choices={programKinds.map((kind) => ({ value: kind, label: t(`programs.kinds.${kind}`) }))}
            />
            <ReferenceFilter name="levels" calls={levelEndpoints} />
          </>
        }
        actions={[removal.action]}
        bulkActions={[removal.action]}
        empty={
          <EmptyState title={t("programs.empty")} text={t("programs.emptyText")}>
            {add}
          </EmptyState>
        }
      />
      <ProgramForm />
      {removal.dialog}
    </>
  );
}
