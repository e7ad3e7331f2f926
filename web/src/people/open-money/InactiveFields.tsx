import { classDonationEndpoints, type OpenMoney, openMoneyDecisions, settledSite } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { Suspense, useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { useFormAround } from "../../ui/form/FormContext.ts";
import { RadioChoice } from "../../ui/importing/RadioChoice.tsx";
import { useMayCall } from "../../ui/useMayCall.ts";
import { noMoney } from "./addUp.ts";
import { useMoneyFigures } from "./useMoneyFigures.ts";

const { TextField, useField } = fieldsOf(settledSite);

interface Props {
  readonly what: "site" | "person";
  /** Reads what isn't paid of the row with this id; undefined until it is known. */
  readonly useOpen: (id: number) => OpenMoney | undefined;
}

/** What is open for a site or a teacher that a form sets inactive, and what becomes of it. */
export function InactiveFields(props: Props) {
  const { row, readOnly } = useFormAround();
  const isActive: unknown = useWatch({ name: "is_active" });
  const was = row !== null && "is_active" in row && row.is_active === true;
  if (!was || isActive !== false || readOnly) return null;
  return (
    <Suspense>
      <Settling id={row.id} {...props} />
    </Suspense>
  );
}

function Settling({ id, what, useOpen }: Props & { readonly id: number }) {
  const { t } = useTranslation("openMoney");
  const open = useOpen(id);
  const lines = useMoneyFigures()(open ?? noMoney);
  if (!open || lines.length === 0) return null;
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Alert severity="info" role="status">
        {t(`${what}`, { count: 1 })}
        <Box component="ul" sx={{ m: 0, pl: 2.5, listStyle: "disc" }}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      </Alert>
      <Decision mayVoid={open.unverified > 0} />
    </Stack>
  );
}

function Decision({ mayVoid }: { readonly mayVoid: boolean }) {
  const { t } = useTranslation("openMoney");
  const { setValue } = useFormContext();
  const decision = useField({ name: "open_money" });
  const mayChange = useMayCall(classDonationEndpoints.update) && mayVoid;
  useEffect(() => {
    setValue("open_money", "keep");
    // One that stays active after all has nothing to decide.
    return () => {
      for (const field of ["open_money", "reason"]) setValue(field, null);
    };
  }, [setValue]);
  return (
    <>
      <RadioChoice
        label={t("decision")}
        choices={openMoneyDecisions.filter((each) => each === "keep" || mayChange)}
        value={decision.value === "void" ? "void" : "keep"}
        spell={(each) => t(`${each}`)}
        onChange={decision.onChange}
      />
      <TextField name="reason" label={t("reason")} required hint={t("activating")} />
    </>
  );
}
