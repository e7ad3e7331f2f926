import { accountEndpoints, type RoleName, userEndpoints } from "@kindling/contract/light";
import EditIcon from "@mui/icons-material/EditOutlined";
import MailIcon from "@mui/icons-material/MailRounded";
import PersonIcon from "@mui/icons-material/PersonRounded";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createElement, Fragment, type ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { usePasswordActions } from "../../people/users/usePasswordActions.tsx";
import type { User } from "../../people/users/userColumns.tsx";
import {
  instructors,
  pageOf,
  providerLeaders,
  siteLeaders,
  superAdmins,
} from "../../people/users/userKinds.ts";
import { useUserActions } from "../../people/users/useUserActions.tsx";
import { dataQuery } from "../../ui/dataQuery.ts";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { useMayOpen } from "../../ui/useMayOpen.ts";
import type { FindOption } from "./findOption.ts";
import type { Found } from "./useFound.ts";

const kinds: Readonly<Record<RoleName, typeof instructors>> = {
  "Super Admin": superAdmins,
  admin: superAdmins,
  "Provider Leader": providerLeaders,
  "Site Leader": siteLeaders,
  Instructor: instructors,
};

/** What can be done with somebody who is chosen afterwards. */
export type PersonAction = "mail" | "set";

const userQuery = (id: number) =>
  dataQuery([userEndpoints.get.name, id], userEndpoints.get, { params: { id } });

const optionOf = ({ label, icon, tone, run }: RowAction<User>, row: User): FindOption => ({
  key: label,
  label,
  icon,
  tone,
  run: () => run([row]),
});

/** What may be done with a person, as their list and page offer it; the dialogs outlive the palette. */
export function usePersonActions(person: Found | null): {
  /** Of the person; null until they are loaded. */
  readonly options: readonly FindOption[] | null;
  readonly error: Error | null;
  /** Which of the person actions the caller may take at all. */
  readonly may: Readonly<Record<PersonAction, boolean>>;
  /** The action on somebody; null where they may not be changed. */
  readonly on: (id: number, action: PersonAction) => Promise<FindOption | null>;
  readonly dialogs: ReactElement;
} {
  const { t } = useTranslation(["header", "people"]);
  const queries = useQueryClient();
  const mayOpen = useMayOpen();
  const { single, dialogs } = useUserActions(kinds[person?.role ?? "Instructor"]);
  const { dialog, ...passwords } = usePasswordActions();
  const may = { mail: useMayCall(userEndpoints.bulk), set: useMayCall(accountEndpoints.changePassword) };
  const { data: row, error } = useQuery({ ...userQuery(person?.id ?? 0), enabled: person !== null });
  const pages: readonly FindOption[] = row
    ? [
        { key: "open", label: t("people:users.openPage"), icon: PersonIcon, to: pageOf(row) },
        { key: "edit", label: t("people:page.edit"), icon: EditIcon, to: `${pageOf(row)}?edit=${row.id}` },
      ].filter(
        ({ key, to }) => mayOpen(to.split("?")[0] ?? to) && (key !== "edit" || row.can.includes("update")),
      )
    : [];
  return {
    options: row
      ? [
          ...pages,
          {
            key: "write",
            label: t("header:find.write", { email: row.email }),
            icon: MailIcon,
            run: () => window.location.assign(`mailto:${row.email}`),
          },
          ...single.filter(({ allowed }) => allowed(row)).map((action) => optionOf(action, row)),
        ]
      : null,
    error,
    may,
    on: async (id, action) => {
      const user = await queries.fetchQuery(userQuery(id));
      return passwords[action].allowed(user) ? optionOf(passwords[action], user) : null;
    },
    dialogs: createElement(Fragment, null, dialogs, dialog),
  };
}
