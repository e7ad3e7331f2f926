import { userEndpoints, users } from "@kindling/contract";
import Link from "@mui/material/Link";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { useSession } from "../../core/session.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { FieldRow } from "../../ui/form/FormSection.tsx";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { EmailText } from "../../ui/list/cellTexts.tsx";
import { cellColumn, column } from "../../ui/list/columns.tsx";
import { ResourceList } from "../../ui/list/ResourceList.tsx";
import type { User } from "./userColumns.tsx";
import type { instructors, UserCalls } from "./userKinds.ts";

const { TextField } = fieldsOf(users);

const start = { sort: "name" };
const person = [
  column("name", 220),
  cellColumn(
    "email",
    ({ email }: User) => (
      <Link href={`mailto:${email}`} onClick={(event) => event.stopPropagation()}>
        <EmailText value={email} />
      </Link>
    ),
    260,
  ),
];
const columns = {
  school: [...person, column("school", 300)],
  provider: [...person, column("provider", 300)],
};

/** Whether the lists of leaders are, for the person signed in, of people to turn to: Site Leaders manage none of them. */
export function useTurnsToLeaders(): boolean {
  return useSession()?.claims.role.name === "Site Leader";
}

/** Leaders as a Site Leader sees them: name, email and where they belong, to read. */
export function LeadersToTurnTo({
  kind,
  calls,
  within,
  place,
  children,
}: {
  readonly kind: typeof instructors;
  readonly calls: UserCalls;
  readonly within: { readonly role: string };
  /** What says where they belong. */
  readonly place: keyof typeof columns;
  /** The field of that in the sheet of one of them. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation("people");
  const labels = useLabels(kind);
  return (
    <>
      <PageHeader title={labels.many} text={t("users.turnTo")} />
      <ResourceList
        resource={kind}
        list={userEndpoints.list}
        columns={columns[place]}
        start={start}
        within={within}
        empty={
          <EmptyState title={t("users.empty", { things: labels.many })} text={t("users.turnToNobody")} />
        }
      />
      <ResourceForm resource={kind} calls={calls}>
        <FieldRow>
          <TextField name="first_name" />
          <TextField name="last_name" />
        </FieldRow>
        <TextField name="email" type="email" />
        {children}
      </ResourceForm>
    </>
  );
}
