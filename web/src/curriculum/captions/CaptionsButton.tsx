import CaptionsIcon from "@mui/icons-material/ClosedCaptionRounded";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";

const dialog = loadOnce(() => import("./CaptionsDialog.tsx"));

/** Opens the captions of a film. */
export function CaptionsButton({ address, label }: { readonly address: string; readonly label?: string }) {
  const { t } = useTranslation("curriculum");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="secondary"
        startIcon={<CaptionsIcon />}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {t("video.captions")}
      </Button>
      {open && (
        <Later from={dialog}>
          {({ CaptionsDialog }) => <CaptionsDialog address={address} onClose={() => setOpen(false)} />}
        </Later>
      )}
    </>
  );
}
