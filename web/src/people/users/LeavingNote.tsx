import { userEndpoints } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { useFormAround } from "../../ui/form/FormContext.ts";
import { instructors } from "./userKinds.ts";

const { useField } = fieldsOf(instructors);

/** What stays due at sites that a form takes away from a person, one line for each. */
export function LeavingNote() {
  const { t } = useTranslation("people");
  const { money } = useFormat();
  const { row, storedReferences } = useFormAround();
  const chosen = useField({ name: "school_ids" }).value as readonly number[] | undefined;
  const left = storedReferences("school_ids").filter(({ id }) => !chosen?.includes(id));
  const open = useQuery({
    ...dataQuery([userEndpoints.openMoney.name, row?.id], userEndpoints.openMoney, {
      params: { id: row?.id ?? 0 },
    }),
    enabled: row !== null && left.length > 0,
  });
  const told = (open.data ?? []).filter(({ school }) => left.some(({ id }) => id === school.id));
  return told.map(({ school, unverified_cents, verified_cents, earned_cents }) => (
    <Alert key={school.id} severity="info" role="status">
      {t("users.leaving", {
        site: school.name,
        due: money(verified_cents + earned_cents),
        unverified: money(unverified_cents),
      })}
    </Alert>
  ));
}
