import type { Endpoint, Resource } from "@kindling/contract";
import UploadIcon from "@mui/icons-material/UploadFileRounded";
import Button from "@mui/material/Button";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMayCall } from "../useMayCall.ts";
import { ImportDialog } from "./ImportDialog.tsx";

/**
 * A resource's import, for users who may add rows: its button, for several places, and its dialog. They are separate
 * because the first import removes the empty state with its button.
 */
export function useImporting(
  resource: Pick<Resource, "labels">,
  calls: { readonly import: Endpoint; readonly importTemplate: Endpoint },
): { button: ReactNode; dialog: ReactNode } {
  const { t } = useTranslation("ui");
  const [open, setOpen] = useState(false);
  if (!useMayCall(calls.import)) return { button: null, dialog: null };
  return {
    button: (
      <Button variant="outlined" color="secondary" startIcon={<UploadIcon />} onClick={() => setOpen(true)}>
        {t("import.button")}
      </Button>
    ),
    dialog: <ImportDialog resource={resource} calls={calls} open={open} onClose={() => setOpen(false)} />,
  };
}
