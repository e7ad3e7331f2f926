import { type CharityMoneyDecision, charityMoneyDecisions } from "@kindling/contract";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { useId } from "react";
import { useTranslation } from "react-i18next";

/** Whether open money stays due to a charity that is set inactive, or its classes get another one. */
export function MoneyDecision({
  value,
  onChange,
}: {
  readonly value: CharityMoneyDecision;
  readonly onChange: (decision: CharityMoneyDecision) => void;
}) {
  const { t } = useTranslation("curriculum");
  const label = useId();
  return (
    <FormControl>
      <FormLabel id={label}>{t("charities.settling.decision")}</FormLabel>
      <RadioGroup
        aria-labelledby={label}
        value={value}
        onChange={(event) => onChange(event.target.value as CharityMoneyDecision)}
      >
        {charityMoneyDecisions.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio />}
            label={t(`charities.settling.${each}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
