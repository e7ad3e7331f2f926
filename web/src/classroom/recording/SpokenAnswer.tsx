import type { Question } from "@kindling/contract";
import Mic from "@mui/icons-material/MicRounded";
import Stop from "@mui/icons-material/StopRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { QuestionFields } from "../../curriculum/questions/QuestionFields.tsx";
import type { Answers } from "./answers.ts";
import { findRecognizer, useDictation } from "./dictation.ts";

interface SpokenAnswerProps {
  readonly question: Question;
  readonly value: Answers;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (value: Answers) => void;
  /** How large it is: as on the stage, or as on other pages. */
  readonly size?: "stageLabel" | "body1";
}

/** A written answer that can be spoken where the browser understands speech. */
export function SpokenAnswer({ question, value, errors, onChange, size = "stageLabel" }: SpokenAnswerProps) {
  const { t } = useTranslation("recording");
  const now = useRef(value);
  useEffect(() => {
    now.current = value;
  }, [value]);
  const { isListening, fault, start, stop } = useDictation((text) => {
    const before = now.current[question.id];
    const written = typeof before === "string" && before.trim() ? `${before.trimEnd()} ${text}` : text;
    onChange({ ...now.current, [question.id]: written });
  });
  return (
    <Stack data-question={question.id} sx={{ gap: 1, typography: size, fontWeight: 500 }}>
      <QuestionFields questions={[question]} value={value} onChange={onChange} errors={errors} />
      {findRecognizer() && (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 20px" }}>
          <Button
            variant={isListening ? "contained" : "outlined"}
            startIcon={isListening ? <Stop /> : <Mic />}
            onClick={isListening ? stop : start}
            sx={{ typography: size }}
          >
            {t(isListening ? "speak.stop" : "speak.start")}
          </Button>
          <Box component="span" sx={{ color: "text.secondary" }}>
            <span role="status">{isListening ? t("speak.listening") : fault && t(`speak.${fault}`)}</span>
            {!isListening && !fault && t("speak.consent")}
          </Box>
        </Box>
      )}
    </Stack>
  );
}
