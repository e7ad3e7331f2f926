import Film from "@mui/icons-material/MovieRounded";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";
import { ConfettiSwitch } from "./ConfettiSwitch.tsx";
import { useWelcomeVideo } from "./useWelcome.ts";

const dialog = loadOnce(() => import("./WelcomeDialog.tsx"));

/** An instructor's preferences, and the welcome video again. */
export function ForYou({ program }: { readonly program: number }) {
  const { t } = useTranslation("home");
  const video = useWelcomeVideo(program);
  const [open, setOpen] = useState(false);
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
        <Later from={dialog} wanted={open}>
          {({ WelcomeDialog }) => (
            <WelcomeDialog address={video.url} title={title} open={open} onClose={() => setOpen(false)} />
          )}
        </Later>
      )}
    </Card>
  );
}
