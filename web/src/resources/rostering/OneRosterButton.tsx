import { oneRosterEndpoints } from "@kindling/contract";
import SchoolIcon from "@mui/icons-material/AccountTreeRounded";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMayCall } from "../../ui/useMayCall.ts";
import { OneRosterDialog } from "./OneRosterDialog.tsx";

/** Opens the import of a district's roster, for those who may take it over. */
export function OneRosterButton() {
  const { t } = useTranslation("people");
  const [open, setOpen] = useState(false);
  if (!useMayCall(oneRosterEndpoints.import)) return null;
  return (
    <>
      <Button variant="outlined" color="secondary" startIcon={<SchoolIcon />} onClick={() => setOpen(true)}>
        {t("roster.button")}
      </Button>
      <OneRosterDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
