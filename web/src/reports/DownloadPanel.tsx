import DownloadIcon from "@mui/icons-material/DownloadRounded";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../core/language.ts";
import type { DownloadProgress } from "../ui/useDownload.ts";
import type { ReportDefinition } from "./ReportDefinition.ts";

export function DownloadPanel({
  progress,
  formats,
  onStart,
  onStop,
}: {
  readonly progress: DownloadProgress | null;
  readonly formats: ReportDefinition["formats"];
  readonly onStart: (format: ReportDefinition["format"]) => void;
  readonly onStop: () => void;
}) {
  const { t } = useTranslation("reports");
  const format = useFormat();
  if (!progress) {
    return formats.map((kind, at) => (
      <Button
        key={kind}
        variant={at === 0 ? "contained" : "outlined"}
        color={at === 0 ? "primary" : "secondary"}
        startIcon={<DownloadIcon />}
        onClick={() => onStart(kind)}
      >
        {t("download", { format: kind.toUpperCase() })}
      </Button>
    ));
  }
  const { received, total } = progress;
  const said =
    received === 0
      ? t("preparing")
      : t("received", { amount: format.number(Math.max(1, Math.round(received / 1024))) });
  return (
    <Stack direction="row" role="status" sx={{ alignItems: "center", gap: 1.5, width: { xs: 1, sm: 320 } }}>
      <Stack sx={{ flex: 1, gap: 0.5 }}>
        <Typography variant="body2">{said}</Typography>
        <LinearProgress
          aria-label={t("progress")}
          variant={total && received > 0 ? "determinate" : "indeterminate"}
          value={total ? (received / total) * 100 : 0}
        />
      </Stack>
      <Button color="secondary" variant="outlined" size="small" onClick={onStop}>
        {t("stop")}
      </Button>
    </Stack>
  );
}
