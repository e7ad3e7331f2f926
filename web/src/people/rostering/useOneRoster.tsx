import { oneRosterEndpoints } from "@kindling/contract/light";
import SchoolIcon from "@mui/icons-material/AccountTreeRounded";
import Button from "@mui/material/Button";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";
import { useMayCall } from "../../ui/useMayCall.ts";

const rosterDialog = loadOnce(() => import("./OneRosterDialog.tsx"));

/** The import of a district's roster, for those who may take it over: its button, and the dialog the page draws. */
export function useOneRoster(): { button: ReactNode; dialog: ReactNode } {
  const { t } = useTranslation("people");
  const [open, setOpen] = useState(false);
  if (!useMayCall(oneRosterEndpoints.import)) return { button: null, dialog: null };
  return {
    button: (
      <Button variant="outlined" color="secondary" startIcon={<SchoolIcon />} onClick={() => setOpen(true)}>
        {t("roster.button")}
      </Button>
    ),
    dialog: (
      <Later from={rosterDialog} wanted={open}>
        {({ OneRosterDialog }) => <OneRosterDialog open={open} onClose={() => setOpen(false)} />}
      </Later>
    ),
  };
}
