import Film from "@mui/icons-material/MovieRounded";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfettiSwitch } from "./ConfettiSwitch.tsx";
import { useWelcomeVideo } from "./useWelcome.ts";
import { WelcomeVideo } from "./WelcomeVideo.tsx";

/** An instructor's preferences, and the welcome video again. */
export function ForYou({ program }: { readonly program: number }) {
  const { t } = useTranslation("home");
  const video = useWelcomeVideo(program);
  const [open, setOpen] = useState(false);
  const heading = useId();
  const title = video ? (video.title ?? t("welcome.untitled", { program: video.program.name })) : "";
  return (
    <Card component="section" aria-labelledby="for-you">
      <CardContent>
        <Typography id="for-you" variant="h2" sx={{ mb: 1 }}>
          {t("forYou.title")}
        </Typography>
        <Stack sx={{ gap: 1, alignItems: "flex-start" }}>
          <ConfettiSwitch />
          {video && (
            <Button startIcon={<Film />} onClick={() => setOpen(true)} sx={{ ml: -1 }}>
              {t("forYou.watchAgain")}
            </Button>
          )}
        </Stack>
      </CardContent>
      {video && (
        <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="md" aria-labelledby={heading}>
          <DialogTitle id={heading}>{title}</DialogTitle>
          <DialogContent>
            <WelcomeVideo address={video.url} title={title} />
          </DialogContent>
          <DialogActions>
            <Button variant="contained" onClick={() => setOpen(false)}>
              {t("news.close")}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Card>
  );
}
