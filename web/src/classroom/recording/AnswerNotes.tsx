import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSubstitute } from "../../account/substituting/useSubstitute.ts";
import { answerOutbox, type useKeptAnswers } from "../sending/answerOutbox.ts";
import { useOnlyHere } from "../sending/useOnlyHere.ts";

/** What would lose answers that wait. */
function Risks() {
  const { t } = useTranslation("recording");
  const isOnlyHere = useOnlyHere();
  const isStandIn = useSubstitute();
  return (
    <>
      {!isStandIn && t("signingOut")} {isOnlyHere && t("onlyHere")}
    </>
  );
}

/** Answers that wait to be sent, were refused, or were recorded without a file. */
export function AnswerNotes({ waiting, refused, noted }: ReturnType<typeof useKeptAnswers>) {
  const { t } = useTranslation("classroom");
  const { t: tOffline } = useTranslation("offline");
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
          {waiting.map(({ title }) => title).join(", ")}. {t("waiting.byItself")}{" "}
          <Suspense>
            <Risks />
          </Suspense>
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
