import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { WelcomeVideo } from "./WelcomeVideo.tsx";

/** The welcome video, to be watched again. */
export function WelcomeDialog({
  address,
  title,
  open,
  onClose,
}: {
  readonly address: string;
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("home");
  const heading = useId();
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="md" aria-labelledby={heading}>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>
        <WelcomeVideo address={address} title={title} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t("news.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
