import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { failureText } from "../../core/toasts.ts";
import { useStageColor } from "./stageColor.ts";
import { stageRoom } from "./stageRoom.ts";

interface StageNoticeProps {
  query: { isPending: boolean; error: unknown; data: unknown; refetch: () => unknown };
  onLeave: () => void;
}

/** What the stage says while it has no item to show: that it is coming, did not come, or is not on today. */
export function StageNotice({ query, onLeave }: StageNoticeProps) {
  const { t } = useTranslation("classroom");
  const failed = !query.isPending && query.data === undefined;
  return (
    <Box data-color={useStageColor()} sx={stageRoom("mindful")}>
      <Stack
        role="status"
        sx={{ m: "auto", alignItems: "center", textAlign: "center", gap: 3, maxWidth: "44rem" }}
      >
        {query.isPending ? (
          <CircularProgress aria-label={t("home.loading")} />
        ) : (
          <>
            <Typography variant="stageText" component="h1" sx={{ fontWeight: 700 }}>
              {failed ? failureText(query.error, t("home.failed")) : t("stage.notOn")}
            </Typography>
            <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap", justifyContent: "center" }}>
              {failed && (
                <Button variant="contained" size="large" onClick={() => void query.refetch()}>
                  {t("media.retry")}
                </Button>
              )}
              <Button variant="outlined" size="large" onClick={onLeave}>
                {t("onward.home")}
              </Button>
            </Stack>
          </>
        )}
      </Stack>
    </Box>
  );
}
