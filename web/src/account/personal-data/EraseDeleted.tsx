import { personalDataEndpoints } from "@kindling/contract";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMayCall } from "../../ui/useMayCall.ts";
import { EraseDialog } from "./EraseDialog.tsx";

/** Opens the erasure of somebody whose account is deleted. */
export function EraseDeleted({ userId }: { readonly userId: number }) {
  const { t } = useTranslation("privacy");
  const may = useMayCall(personalDataEndpoints.erase);
  const [isOpen, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button color="error" variant="outlined" sx={{ alignSelf: "flex-start" }} onClick={() => setOpen(true)}>
        {t("erase.audit")}
      </Button>
      {isOpen && <EraseDialog userId={userId} onClose={() => setOpen(false)} />}
    </>
  );
}
