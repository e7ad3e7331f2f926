import { levelEndpoints, programEndpoints, programKinds, programs } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { ChoiceFilter } from "../../ui/filters/ChoiceFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { cellColumn, column, spare } from "../../ui/list/columns.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import { ManagedListPage } from "../../ui/list/ManagedListPage.tsx";
import { ProgramForm } from "./ProgramForm.tsx";
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

export function ProgramsList() {
  const { t } = useTranslation("curriculum");
  return (
    <ManagedListPage
      resource={programs}
      calls={programEndpoints}
      text={t("programs.text")}
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
      empty={[t("programs.empty"), t("programs.emptyText")]}
    >
      <ProgramForm />
    </ManagedListPage>
  );
}

function ProgramKind({ kind }: { readonly kind: (typeof programKinds)[number] }) {
  const { t } = useTranslation("curriculum");
  return t(`programs.kinds.${kind}`);
}
