import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import type { LiveVotes } from "../live/useLiveQuestion.ts";

/** How many devices have answered so far; not yet what. */
export function Answered({ live: { answered, devices, isOnline } }: { readonly live: LiveVotes }) {
  const { t } = useTranslation("presenter");
  return (
    <Box role="status" sx={{ textAlign: "center" }}>
      <Typography variant="stageLabel" component="p">
        {t("voting.answered", { answered, devices })}
      </Typography>
      {!isOnline && (
        <Typography variant="stageLabel" component="p" sx={{ color: "warning.main" }}>
          {t("voting.live.offline")}
        </Typography>
      )}
    </Box>
  );
}
