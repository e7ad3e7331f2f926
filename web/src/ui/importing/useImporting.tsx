import type { Endpoint, Resource } from "@kindling/contract";
import UploadIcon from "@mui/icons-material/UploadFileRounded";
import Button from "@mui/material/Button";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Later } from "../Later.tsx";
import { loadOnce } from "../loadOnce.ts";
import { useMay } from "../useMayCall.ts";

const importDialog = loadOnce(() => import("./ImportDialog.tsx"));

/**
 * A resource's import, if it has one, for users who may add rows: its button, for several places, and its dialog. They
 * are separate because the first import removes the empty state with its button.
 */
export function useImporting(
  resource: Pick<Resource, "labels">,
  calls: { readonly import?: Endpoint; readonly importTemplate?: Endpoint },
): { button: ReactNode; dialog: ReactNode } {
  const { t } = useTranslation("ui");
  const [open, setOpen] = useState(false);
  const may = useMay();
  const { import: start, importTemplate } = calls;
  if (!start || !importTemplate || !may(start)) return { button: null, dialog: null };
  return {
    button: (
      <Button variant="outlined" color="secondary" startIcon={<UploadIcon />} onClick={() => setOpen(true)}>
        {t("import.button")}
      </Button>
    ),
    dialog: (
      <Later from={importDialog} wanted={open}>
        {({ ImportDialog }) => (
          <ImportDialog
            resource={resource}
            calls={{ import: start, importTemplate }}
            open={open}
            onClose={() => setOpen(false)}
          />
        )}
      </Later>
    ),
  };
}
