import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { CallError } from "../../core/CallError.ts";
import { failureText } from "../../core/toasts.ts";
import { ColdFire } from "../illustrations/ColdFire.tsx";

/** Says that something could not be read, why, and offers to try again. */
export function ErrorNote({
  error,
  things,
  onRetry,
}: {
  readonly error: unknown;
  /** What was asked for. */
  readonly things: string;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation("ui");
  const requestId = error instanceof CallError ? error.requestId : null;
  return (
    <Stack role="alert" sx={{ alignItems: "center", textAlign: "center", gap: 1.5, p: 4 }}>
      <ColdFire />
      <Typography variant="h3" component="p">
        {t("failed.get", { things })}
      </Typography>
      <Typography sx={{ color: "text.secondary", maxWidth: 440 }}>
        {failureText(error, t("failed.retryText"))}
      </Typography>
      <Button variant="contained" onClick={onRetry}>
        {t("failed.retry")}
      </Button>
      {requestId && (
        <Typography variant="caption" sx={{ color: "text.secondary" }}>
          {t("failed.reference", { id: requestId })}
        </Typography>
      )}
    </Stack>
  );
}
