import { userEndpoints } from "@kindling/contract";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { useImporting } from "../../ui/importing/useImporting.tsx";
import { AddButton } from "../../ui/list/AddButton.tsx";
import type { Column } from "../../ui/list/columns.tsx";
import { ResourceList } from "../../ui/list/ResourceList.tsx";
import { useMayCall } from "../../ui/useMayCall.ts";
import { useOneRoster } from "../rostering/useOneRoster.tsx";
import { ReportLink } from "./ReportLink.tsx";
import type { User } from "./userColumns.tsx";
import type { instructors, UserCalls } from "./userKinds.ts";
import { useUserActions } from "./useUserActions.tsx";

const start = { sort: "last_name" };

/** What the lists of all kinds of users share; each brings its own columns, filters and form. */
export function UsersPage({
  kind,
  calls,
  within,
  text,
  columns,
  filters,
  form,
}: {
  readonly kind: typeof instructors;
  readonly calls: UserCalls;
  /** The roles of this kind. */
  readonly within: { readonly role: string };
  readonly text: string;
  readonly columns: readonly Column<User>[];
  readonly filters: ReactNode;
  readonly form: ReactNode;
}) {
  const { t } = useTranslation("people");
  const labels = useLabels(kind);
  const { open, single, bulk, dialogs } = useUserActions(kind);
  const add = <AddButton resource={kind} create={calls.create} />;
  const roster = useOneRoster();
  const table = useImporting(kind, userEndpoints);
  const mayAdd = useMayCall(calls.create);
  const importing = mayAdd && (
    <>
      {roster.button}
      {table.button}
    </>
  );
  return (
    <>
      <PageHeader title={labels.many} text={text}>
        <ReportLink />
        {importing}
        {add}
      </PageHeader>
      <ResourceList
        resource={kind}
        list={userEndpoints.list}
        columns={columns}
        start={start}
        within={within}
        filters={filters}
        actions={[open, ...single]}
        bulkActions={bulk}
        empty={
          <EmptyState title={t("users.empty", { things: labels.many })} text={t("users.emptyText")}>
            {importing}
            {add}
          </EmptyState>
        }
      />
      {form}
      {mayAdd && roster.dialog}
      {mayAdd && table.dialog}
      {dialogs}
    </>
  );
}
