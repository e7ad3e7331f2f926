import { userEndpoints, users } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ChoiceFilter } from "../../ui/filters/ChoiceFilter.tsx";
import { FlagFilter } from "../../ui/filters/OneChoiceFilter.tsx";
import { cellColumn, column, momentColumn } from "../../ui/list/columns.tsx";
import { ResourceList } from "../../ui/list/ResourceList.tsx";
import { useActivation } from "../../ui/useActivation.ts";
import { useOpenMoney } from "../open-money/useOpenMoney.tsx";
import { type BelongsTo, type PlaceRole, useAddPerson } from "./useAddPerson.tsx";
import { usePasswordActions } from "./usePasswordActions.tsx";
import { accountColumns, onAccounts, personColumns, type User } from "./userColumns.tsx";
import { instructors, pageOf, providerLeaders, siteLeaders } from "./userKinds.ts";

const start = { sort: "last_name" };

/** The people of one place, with what the lists of users can do; a row leads to the page of its person. */
export function PlacePeople({
  within,
  roles,
  place,
}: {
  /** The place, as a filter of users. */
  readonly within: Readonly<Record<string, string>>;
  /** The roles that can be found there and seen by the reader. */
  readonly roles: readonly PlaceRole[];
  /** The place, as a new person belongs to it. */
  readonly place: BelongsTo;
}) {
  const { t } = useTranslation("people");
  const names = {
    "Provider Leader": useLabels(providerLeaders).one,
    "Site Leader": useLabels(siteLeaders).one,
    Instructor: useLabels(instructors).one,
  };
  const adding = useAddPerson(roles, place);
  const passwords = usePasswordActions();
  const money = useOpenMoney(users, userEndpoints, "person");
  const activation = useActivation<User>(userEndpoints.bulk, true, money.deactivating).map(onAccounts);
  const [name, ...rest] = personColumns;
  const columns = [
    ...(name ? [name] : []),
    cellColumn("role", (row: User) => names[row.role.name as PlaceRole] ?? row.role.name, 150),
    ...rest,
    column("grade", 90),
    momentColumn("last_login_at", 130),
    ...accountColumns.filter(({ field }) => field !== "last_login_at"),
  ];
  return (
    <>
      <ResourceList
        resource={users}
        list={userEndpoints.list}
        columns={columns}
        start={start}
        within={within}
        pageOf={pageOf}
        filters={
          <>
            {roles.length > 1 && (
              <ChoiceFilter
                name="role"
                choices={roles.map((role) => ({ value: role, label: names[role] }))}
              />
            )}
            <FlagFilter name="is_active" />
            <FlagFilter name="has_signed_in" />
          </>
        }
        actions={[passwords.mail, passwords.set, ...activation]}
        bulkActions={[passwords.mail, ...activation]}
        empty={
          <EmptyState title={t("places.nobody")} text={t("places.nobodyText")}>
            {adding.buttons.length > 0 && adding.buttons}
          </EmptyState>
        }
      />
      {adding.sheet}
      {passwords.dialog}
      {money.dialog}
    </>
  );
}
