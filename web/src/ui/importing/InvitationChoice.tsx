import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Invite } from "./useImport.ts";

const choices: readonly Invite[] = ["now", "later"];

/** Asks whether imported people get their invitations now; hidden if there are none. */
export function InvitationChoice({
  count,
  value,
  onChange,
}: {
  readonly count: number;
  readonly value: Invite;
  readonly onChange: (value: Invite) => void;
}) {
  const { t } = useTranslation("ui");
  const id = useId();
  if (count === 0) return null;
  return (
    <div>
      <FormLabel id={id} sx={{ fontWeight: 600 }}>
        {t("import.invitations", { count })}
      </FormLabel>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_event, next) => onChange(next as Invite)}>
        {choices.map((each) => (
          <FormControlLabel key={each} value={each} label={t(`import.invite.${each}`)} control={<Radio />} />
        ))}
      </RadioGroup>
    </div>
  );
}
