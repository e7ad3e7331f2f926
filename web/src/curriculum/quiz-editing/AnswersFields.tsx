import { answerNumbers, quizQuestions } from "@kindling/contract";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import Radio from "@mui/material/Radio";
import Stack from "@mui/material/Stack";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { GraphicField } from "./GraphicField.tsx";

const { TextField, useField } = fieldsOf(quizQuestions);

export function AnswersFields() {
  const { t } = useTranslation("quizzes");
  const right = useField({ name: "correct_answer" });
  const group = useId();
  return (
    <Stack spacing={2} role="radiogroup" aria-label={right.label} aria-required>
      {right.error && <FormHelperText error>{right.error}</FormHelperText>}
      {answerNumbers.map((number) => (
        <Card
          key={number}
          component="section"
          aria-label={t("question.answer", { number })}
          sx={{
            boxShadow: "none",
            border: 1,
            borderColor: right.value === number ? "success.main" : "divider",
            p: 2,
          }}
        >
          <Stack spacing={1.5}>
            <Box>
              <FormControlLabel
                label={t("question.isRight", { number })}
                disabled={right.readOnly}
                control={
                  <Radio
                    name={group}
                    value={number}
                    checked={right.value === number}
                    onChange={() => right.onChange(number)}
                    slotProps={{ input: number === 1 ? { ref: right.ref } : {} }}
                  />
                }
              />
            </Box>
            <TextField name={`answer_${number}`} />
            <GraphicField name={`answer_${number}_graphic`} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
