import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../core/CallError.ts";
import { fail, failureText } from "../../core/toasts.ts";
import { ColdFire } from "../illustrations/ColdFire.tsx";

/** Shows a loading error with its reason and a retry button. */
export function ErrorNote({ found, things }: { readonly found: FailedQuery; readonly things: string }) {
  const { t } = useTranslation("ui");
  return <FailureNote found={found} title={t("failed.get", { things })} />;
}

/** A query that failed, and how to try it again. */
export interface FailedQuery {
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface NoteProps {
  readonly found: FailedQuery;
  readonly title: string;
}

/** The message; a toast repeats it once per attempt. */
export function FailureNote({ found, title }: NoteProps) {
  const { t } = useTranslation("ui");
  const { error } = found;
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    fail(error, title);
  }, [error, title]);
  const requestId = error instanceof CallError ? error.requestId : null;
  return (
    <Stack role="alert" sx={{ alignItems: "center", textAlign: "center", gap: 1.5, p: 4 }}>
      <ColdFire />
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      <Typography sx={{ color: "text.secondary", maxWidth: 440 }}>
        {failureText(error, t("failed.retryText"))}
      </Typography>
      <Button
        variant="contained"
        onClick={() => {
          told.current = false;
          void found.refetch();
        }}
      >
        {t("failed.retry")}
      </Button>
      {requestId && (
        <Typography variant="caption" color="textSecondary">
          {t("failed.reference", { id: requestId })}
        </Typography>
      )}
    </Stack>
  );
}
