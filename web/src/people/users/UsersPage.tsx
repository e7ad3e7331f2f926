import { userEndpoints } from "@kindling/contract/light";
import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { useImporting } from "../../ui/importing/useImporting.tsx";
import type { Column } from "../../ui/list/columns.tsx";
import { ListPage } from "../../ui/list/ListPage.tsx";
import type { Loaded } from "../../ui/loadOnce.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { useOneRoster } from "../rostering/useOneRoster.tsx";
import { LaterForm } from "./LaterForm.tsx";
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
  readonly form: Loaded<ComponentType>;
}) {
  const { t } = useTranslation("people");
  const labels = useLabels(kind);
  const { open, single, bulk, dialogs } = useUserActions(kind);
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
    <ListPage
      resource={kind}
      calls={{ list: userEndpoints.list, create: calls.create }}
      text={text}
      columns={columns}
      start={start}
      within={within}
      filters={filters}
      actions={[open, ...single]}
      bulkActions={bulk}
      empty={[t("users.empty", { things: labels.many }), t("users.emptyText")]}
      buttons={importing}
      links={<ReportLink />}
    >
      <LaterForm from={form} />
      {mayAdd && roster.dialog}
      {mayAdd && table.dialog}
      {dialogs}
    </ListPage>
  );
}
