import type { Endpoint } from "@kindling/contract";
import type { ComponentProps } from "react";
import type { Decide } from "../bulk/bulkReport.ts";
import { useImporting } from "../importing/useImporting.tsx";
import { useRemoval } from "../useRemoval.tsx";
import { ListPage } from "./ListPage.tsx";
import type { RowOf } from "./listRows.ts";
import type { RowAction } from "./RowAction.ts";

type Managed<E extends Endpoint> = Omit<ComponentProps<typeof ListPage<E>>, "buttons"> & {
  readonly calls: Parameters<typeof useRemoval>[1] & Parameters<typeof useImporting>[1];
  readonly decide?: Decide | undefined;
};

/** A list page whose rows can be deleted and, if its calls include an import, imported. */
export function ManagedListPage<E extends Endpoint>({
  actions = [],
  bulkActions = [],
  decide,
  children,
  ...page
}: Managed<E>) {
  const removal = useRemoval(page.resource, page.calls, { decide });
  const importing = useImporting(page.resource, page.calls);
  const remove = removal.action as RowAction<RowOf<E>>;
  return (
    <ListPage
      {...page}
      actions={[...actions, remove]}
      bulkActions={[...bulkActions, remove]}
      buttons={importing.button}
    >
      {children}
      {importing.dialog}
      {removal.dialog}
    </ListPage>
  );
}
