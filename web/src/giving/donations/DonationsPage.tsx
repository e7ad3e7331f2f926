import { classDonationEndpoints, givingEndpoints } from "@kindling/contract";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMayCall } from "../../ui/useMayCall.ts";
import { SetClassGoal } from "../goals/SetClassGoal.tsx";
import { DonationsList } from "./DonationsList.tsx";
import { LogClassDonation } from "./LogClassDonation.tsx";

export function DonationsPage() {
  const { t } = useTranslation("giving");
  const mayLog = useMayCall(classDonationEndpoints.create);
  const maySetGoal = useMayCall(givingEndpoints.addGoal);
  const [open, setOpen] = useState<"donation" | "goal" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <DonationsList>
        {maySetGoal && (
          <Button variant="outlined" onClick={() => setOpen("goal")}>
            {t("forClass.setGoal")}
          </Button>
        )}
        {mayLog && (
          <Button variant="contained" onClick={() => setOpen("donation")}>
            {t("donation.logIt")}
          </Button>
        )}
      </DonationsList>
      {open === "donation" && <LogClassDonation onClose={close} />}
      {open === "goal" && <SetClassGoal onClose={close} />}
    </>
  );
}
