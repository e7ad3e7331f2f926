import FamilyIcon from "@mui/icons-material/FamilyRestroomRounded";
import LockIcon from "@mui/icons-material/LockOutlined";
import NamesIcon from "@mui/icons-material/PersonOffOutlined";
import PlaceIcon from "@mui/icons-material/WrongLocationOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";

const points = [
  ["families", FamilyIcon],
  ["names", NamesIcon],
  ["who", LockIcon],
  ["place", PlaceIcon],
] as const;

/** The consent reminder: confirmed before the first upload, readable later. */
export function ConsentDialog({
  open,
  given,
  onAgree,
  onClose,
}: {
  readonly open: boolean;
  /** Whether it was agreed to before. */
  readonly given: boolean;
  readonly onAgree: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("content");
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t("consents.reminder.title")}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{t("consents.reminder.intro")}</Typography>
        <Box component="ul" sx={{ display: "grid", gap: 1.75 }}>
          {points.map(([point, Icon]) => (
            <Box component="li" key={point} sx={{ display: "flex", gap: 1.5 }}>
              <Icon aria-hidden sx={{ color: "primary.main" }} />
              <Typography>{t(`consents.reminder.${point}`)}</Typography>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", gap: 1 }}>
        {given ? (
          <Button variant="contained" onClick={onClose}>
            {t("consents.reminder.understood")}
          </Button>
        ) : (
          <>
            <Button color="secondary" onClick={onClose}>
              {t("consents.reminder.cancel")}
            </Button>
            <Button variant="contained" onClick={onAgree}>
              {t("consents.reminder.agree")}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
