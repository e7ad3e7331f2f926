import CloudOff from "@mui/icons-material/CloudOffRounded";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

/** Shown if a video or recording doesn't load. */
export function MediaFallback({
  kind,
  address,
  onRetry,
  mayCome = false,
  alone = false,
}: {
  kind: "video" | "audio";
  address: string;
  onRetry: () => void;
  /** Whether it is still being tried. */
  mayCome?: boolean;
  alone?: boolean | undefined;
}) {
  const { t } = useTranslation(["classroom", "stage"]);
  return (
    <Stack role="status" sx={{ alignItems: "center", textAlign: "center", gap: "2.5cqb", maxWidth: "48rem" }}>
      <CloudOff aria-hidden sx={{ fontSize: "4rem", color: "text.secondary" }} />
      <Typography variant="stageText" component="h2" sx={{ fontWeight: 700 }}>
        {t(`media.${kind}Blocked`)}
      </Typography>
      <Typography variant="stageLabel" component="p" sx={{ color: "text.secondary", fontWeight: 500 }}>
        {t(alone ? "media.anotherTime" : "media.goOn")} {mayCome && t("stage:media.late")}
      </Typography>
      <Stack
        direction="row"
        sx={{ gap: 2, flexWrap: "wrap", justifyContent: "center", alignItems: "center" }}
      >
        <Button variant="outlined" size="large" onClick={onRetry}>
          {t("media.retry")}
        </Button>
        <Link href={address} target="_blank" rel="noreferrer" sx={{ typography: "stageLabel" }}>
          {t("media.open")}
        </Link>
      </Stack>
    </Stack>
  );
}
