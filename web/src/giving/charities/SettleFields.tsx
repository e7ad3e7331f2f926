import { charityEndpoints, charityMoneyDecisions, settledCharity } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { dataQuery } from "../../ui/dataQuery.ts";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { useFormAround } from "../../ui/form/FormContext.ts";
import { RadioChoice } from "../../ui/importing/RadioChoice.tsx";
import { CharityMoneyFigures, isOpen } from "./CharityMoneyFigures.tsx";

const { ReferenceField, TextField, useField } = fieldsOf(settledCharity);

const active = { is_active: "true" };

/** What is open for a charity that a form sets inactive, and what becomes of it. */
export function SettleFields() {
  const { row } = useFormAround();
  const isActive: unknown = useWatch({ name: "is_active" });
  const was = row !== null && "is_active" in row && row.is_active === true;
  if (!was || isActive !== false) return null;
  return (
    <Suspense>
      <Settling id={row.id} />
    </Suspense>
  );
}

function Settling({ id }: { readonly id: number }) {
  const { t } = useTranslation("curriculum");
  const { setValue } = useFormContext();
  const decision = useField({ name: "open_money" });
  const { data: money } = useQuery(
    dataQuery([charityEndpoints.openMoney.name, id], charityEndpoints.openMoney, {
      query: { charities: [id] },
    }),
  );
  const asks = money !== undefined && isOpen(money);
  useEffect(() => {
    if (!asks) return;
    setValue("open_money", "keep");
    // One that stays active after all has nothing to decide.
    return () => {
      for (const field of ["open_money", "move_to_id", "reason"]) setValue(field, null);
    };
  }, [asks, setValue]);
  if (!asks) return null;
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Alert severity="info" role="status">
        {t("charities.settling.text", { count: 1 })}
        <CharityMoneyFigures money={money} />
      </Alert>
      {money.choices > 0 && (
        <RadioChoice
          label={t("charities.settling.decision")}
          choices={charityMoneyDecisions}
          value={decision.value === "move" ? "move" : "keep"}
          spell={(each) => t(`charities.settling.${each}`)}
          onChange={(next) => decision.onChange(next)}
        />
      )}
      {decision.value === "move" && (
        <>
          <ReferenceField name="move_to_id" list={charityEndpoints.list} within={active} required />
          <TextField name="reason" required hint={t("charities.settling.reasonHint")} />
        </>
      )}
    </Stack>
  );
}
