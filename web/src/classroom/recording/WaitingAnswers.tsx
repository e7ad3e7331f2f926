import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTranslation } from "react-i18next";
import { answerOutbox, useKeptAnswers } from "../sending/answerOutbox.ts";

/** What is recorded in this browser and not yet with the server, in sight until it is. */
export function WaitingAnswers() {
  const { t } = useTranslation("classroom");
  const { t: tOffline } = useTranslation("offline");
  const { waiting, refused, noted } = useKeptAnswers();
  if (waiting.length + refused.length + noted.length === 0) return null;
  return (
    <Stack sx={{ gap: 1 }} role="status">
      {waiting.length > 0 && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => void answerOutbox.wake()}>
              {t("waiting.tryNow")}
            </Button>
          }
        >
          <strong>{t("waiting.count", { count: waiting.length })}</strong>{" "}
          {waiting.map(({ title }) => title).join(", ")}. {t("waiting.byItself")}
        </Alert>
      )}
      {refused.map((answer) => (
        <Alert key={answer.key} severity="error" onClose={() => answerOutbox.dismiss(answer.key)}>
          <strong>{t("waiting.refused", { title: answer.title })}</strong> {answer.refused}
        </Alert>
      ))}
      {noted.map((answer) => (
        <Alert key={answer.key} severity="info" onClose={() => answerOutbox.dismiss(answer.key)}>
          <strong>{tOffline("files.leftOut", { title: answer.title })}</strong> {answer.note}
        </Alert>
      ))}
    </Stack>
  );
}
