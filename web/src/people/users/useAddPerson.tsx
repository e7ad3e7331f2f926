import { users } from "@kindling/contract";
import AddIcon from "@mui/icons-material/PersonAddRounded";
import Button from "@mui/material/Button";
import { type ReactElement, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { FormBody } from "../../ui/form/FormBody.tsx";
import { FormDrawer } from "../../ui/form/FormDrawer.tsx";
import { useMay } from "../../ui/useMayCall.ts";
import { gradeChoices } from "./gradeChoices.ts";
import { PersonFields } from "./PersonFields.tsx";
import {
  instructorCalls,
  instructors,
  providerLeaderCalls,
  providerLeaders,
  siteLeaderCalls,
  siteLeaders,
} from "./userKinds.ts";

const { SelectField } = fieldsOf(users);

const kinds = {
  "Provider Leader": { kind: providerLeaders, calls: providerLeaderCalls, place: "provider_id" },
  "Site Leader": { kind: siteLeaders, calls: siteLeaderCalls, place: "school_ids" },
  Instructor: { kind: instructors, calls: instructorCalls, place: "school_ids" },
} as const;

export type PlaceRole = keyof typeof kinds;

/** A place, as a new person belongs to it. */
export type BelongsTo = { readonly provider_id: number } | { readonly school_ids: readonly number[] };

/** Buttons that add a person to a place, for those who may; the sheet stands apart, so that it outlives them. */
export function useAddPerson(
  roles: readonly PlaceRole[],
  place: BelongsTo,
): { readonly buttons: readonly ReactElement[]; readonly sheet: ReactElement } {
  const { t } = useTranslation("ui");
  const may = useMay();
  const [open, setOpen] = useState(false);
  const [role, setRole] = useState<PlaceRole>("Instructor");
  const labels = {
    "Provider Leader": useLabels(providerLeaders),
    "Site Leader": useLabels(siteLeaders),
    Instructor: useLabels(instructors),
  };
  const fresh = useMemo(() => ({ is_active: true, ...place }), [place]);
  const add = (each: PlaceRole) => t("form.add", { thing: labels[each].one });
  const close = () => setOpen(false);
  return {
    buttons: roles
      .filter((each) => kinds[each].place in place && may(kinds[each].calls.create))
      .map((each) => (
        <Button
          key={each}
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => {
            setRole(each);
            setOpen(true);
          }}
        >
          {add(each)}
        </Button>
      )),
    sheet: (
      <FormDrawer open={open} title={add(role)} onClose={close}>
        <FormBody
          stored={null}
          labels={labels[role]}
          calls={kinds[role].calls}
          fresh={fresh}
          readOnly={false}
          onClose={close}
        >
          <PersonFields>
            {role === "Instructor" && <SelectField name="grade" choices={gradeChoices} />}
          </PersonFields>
        </FormBody>
      </FormDrawer>
    ),
  };
}
