import type { userEndpoints } from "@kindling/contract";
import { ActiveChip } from "../../ui/list/ActiveChip.tsx";
import { column, emailColumn, momentColumn, spare, stateColumn } from "../../ui/list/columns.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import type { RowAction } from "../../ui/list/RowAction.ts";

export type User = RowOf<typeof userEndpoints.list>;

/** An action that changes an account, kept from leaders for those who also belong elsewhere. */
export const onAccounts = (action: RowAction<User>): RowAction<User> => ({
  ...action,
  allowed: (row) => !row.belongs_elsewhere && action.allowed(row),
});

/** The columns that begin the list of any kind of user. */
export const personColumns = [
  column("name", 190),
  spare(column("first_name", 130)),
  spare(column("last_name", 130)),
  emailColumn("email", 230),
];

/** The columns that end it. */
export const accountColumns = [
  spare(momentColumn("last_login_at")),
  spare(column("new_login", 130)),
  stateColumn("is_active", (row: User) => <ActiveChip active={row.is_active} />, 124),
  spare(column("external_id")),
];
