import type { Question } from "@kindling/contract";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

/** Returns the checkboxes of a question; none for written answers. */
function useChoices() {
  const { t } = useTranslation("classroom");
  return ({ kind, options }: Question): readonly string[] => {
    if (kind === "scale_5") return ["1", "2", "3", "4", "5"];
    if (kind === "yes_no") return [t("record.yes"), t("record.no")];
    return options ?? [];
  };
}

/** The item's questions with room to answer them by hand, to be recorded later. */
export function AnswerLines({ questions }: { questions: readonly Question[] }) {
  const { t } = useTranslation("stage");
  const choicesOf = useChoices();
  return (
    <Box
      component="section"
      sx={{ mt: 3, border: 1, borderColor: "edge", borderRadius: 2, p: 2, breakInside: "avoid" }}
    >
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {t("print.questions")}
      </Typography>
      <Stack sx={{ gap: 1.5 }}>
        {questions.map((question) => {
          const choices = choicesOf(question);
          const isLong = question.kind === "long_text";
          return (
            <Box
              key={question.id}
              sx={{
                display: isLong ? "block" : "flex",
                flexWrap: "wrap",
                gap: "4px 20px",
                alignItems: "end",
              }}
            >
              <Typography component="span">{question.label}</Typography>
              {choices.map((choice) => (
                <Box
                  component="span"
                  key={choice}
                  sx={{ display: "inline-flex", gap: 0.75, alignItems: "center" }}
                >
                  <Box
                    component="span"
                    sx={{ width: 14, height: 14, border: 1.5, borderRadius: 0.5 }}
                    aria-hidden
                  />
                  {choice}
                </Box>
              ))}
              {choices.length === 0 &&
                Array.from({ length: isLong ? 3 : 1 }, (_, line) => (
                  <Box
                    key={line}
                    aria-hidden
                    sx={{
                      flex: 1,
                      minWidth: 120,
                      height: "1.7em",
                      borderBottom: 1,
                      borderColor: "text.secondary",
                    }}
                  />
                ))}
            </Box>
          );
        })}
      </Stack>
    </Box>
  );
}
