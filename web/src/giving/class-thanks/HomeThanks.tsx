import Close from "@mui/icons-material/CloseRounded";
import Show from "@mui/icons-material/SlideshowRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { givingPath } from "../shared/givingPath.ts";
import { ClassReply } from "./ClassReply.tsx";
import { dismissThanks, useDismissedThanks } from "./dismissedThanks.ts";
import { ThanksShow } from "./ThanksShow.tsx";
import { useClassThanks } from "./useClassThanks.ts";

/** The newest thank-you that wasn't put away, as one card on the class's home. */
export function HomeThanks({ site }: { readonly site: number }) {
  const { t } = useTranslation("giving");
  const isDismissed = useDismissedThanks();
  const [isShown, setShown] = useState(false);
  const [thanks] = (useClassThanks(site).data ?? []).filter(({ id }) => !isDismissed(id));
  if (!thanks) return null;
  const { id, charity, words, photo, session } = thanks;
  return (
    <Card component="section" aria-labelledby="thanks-from" sx={{ bgcolor: "areaSoft.charity" }}>
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 2, p: 2, alignItems: { sm: "center" } }}>
        {photo && (
          <Box
            component="img"
            src={photo.thumb_url ?? photo.url}
            alt=""
            sx={{ width: { xs: 1, sm: 132 }, height: 99, objectFit: "cover", borderRadius: 1.5 }}
          />
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id="thanks-from" variant="h3" component="h2" sx={{ color: "area.charity" }}>
            {t("thankYous.title", { charity: charity.name })}
          </Typography>
          <Typography
            sx={{
              overflowWrap: "anywhere",
              display: "-webkit-box",
              WebkitBoxOrient: "vertical",
              WebkitLineClamp: 2,
              overflow: "hidden",
            }}
          >
            “{words}”
          </Typography>
          <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, mt: 1, ml: -0.5 }}>
            <Button size="small" startIcon={<Show />} onClick={() => setShown(true)}>
              {t("thankYous.show")}
            </Button>
            {session && (
              <Button size="small" component={Link} to={`${givingPath}/story?session=${session.id}`}>
                {t("thankYous.story")}
              </Button>
            )}
          </Stack>
          <ClassReply thanks={thanks} site={site} />
        </Box>
        <IconButton
          aria-label={t("thankYous.dismiss", { charity: charity.name })}
          onClick={() => dismissThanks(id)}
          sx={{ alignSelf: { xs: "flex-end", sm: "flex-start" }, order: { xs: -1, sm: 0 } }}
        >
          <Close fontSize="small" />
        </IconButton>
      </Stack>
      {isShown && <ThanksShow thanks={thanks} onLeave={() => setShown(false)} />}
    </Card>
  );
}
