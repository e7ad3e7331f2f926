import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import type { EpisodeStep } from "./episodeSteps.ts";
import type { Player } from "./player.ts";
import { VideoStep } from "./VideoStep.tsx";

export function EpisodeView({ step, ref }: { step: EpisodeStep; ref: Ref<Player> }) {
  const { t } = useTranslation("content");
  const { name, place, total, source, address } = step;
  return (
    <Stack sx={{ width: 1, alignItems: "center", gap: "2cqb" }}>
      <Typography variant="stageLabel" component="h2" sx={{ color: "area.trait", textAlign: "center" }}>
        {t("giverTv.onStage", { name, place, total })}
      </Typography>
      <VideoStep source={source} address={address} itemTitle={name} ref={ref} />
    </Stack>
  );
}
