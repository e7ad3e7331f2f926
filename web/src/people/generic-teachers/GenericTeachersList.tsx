import { genericTeacherEndpoints, genericTeachers, siteEndpoints } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { FlagFilter } from "../../ui/filters/OneChoiceFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { ActiveChip } from "../../ui/list/ActiveChip.tsx";
import { column, spare, stateColumn } from "../../ui/list/columns.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import { ManagedListPage } from "../../ui/list/ManagedListPage.tsx";
import { useActivation } from "../../ui/useActivation.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { GenericTeacherForm } from "./GenericTeacherForm.tsx";

type GenericTeacher = RowOf<typeof genericTeacherEndpoints.list>;

const columns = [
  column("name", 240),
  column("school", 300),
  column("grade", 100),
  spare(column("email", 220)),
  stateColumn("is_active", (row: GenericTeacher) => <ActiveChip active={row.is_active} />, 110),
];
const start = { sort: "name" };

export function GenericTeachersList() {
  const { t } = useTranslation("people");
  const activation = useActivation<GenericTeacher>(
    genericTeacherEndpoints.bulk,
    useMayCall(genericTeacherEndpoints.update),
  );
  return (
    <ManagedListPage
      resource={genericTeachers}
      calls={genericTeacherEndpoints}
      text={t("genericTeachers.text")}
      columns={columns}
      start={start}
      filters={
        <>
          <ReferenceFilter name="schools" calls={siteEndpoints} />
          <FlagFilter name="is_active" />
        </>
      }
      actions={activation}
      bulkActions={activation}
      empty={[t("genericTeachers.empty"), t("genericTeachers.emptyText")]}
    >
      <GenericTeacherForm />
    </ManagedListPage>
  );
}
