import type { Endpoint, Resource } from "@kindling/contract";
import UploadIcon from "@mui/icons-material/UploadFileRounded";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMayCall } from "../useMayCall.ts";
import { ImportDialog } from "./ImportDialog.tsx";

/** Opens the import of a resource, for those who may add. */
export function ImportButton(props: {
  readonly resource: Pick<Resource, "labels">;
  readonly calls: { readonly import: Endpoint; readonly importTemplate: Endpoint };
}) {
  const { t } = useTranslation("ui");
  const [open, setOpen] = useState(false);
  if (!useMayCall(props.calls.import)) return null;
  return (
    <>
      <Button variant="outlined" color="secondary" startIcon={<UploadIcon />} onClick={() => setOpen(true)}>
        {t("import.button")}
      </Button>
      <ImportDialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
