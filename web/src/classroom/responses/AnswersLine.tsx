import Box from "@mui/material/Box";
import { AnswerValue } from "./AnswerValue.tsx";
import { type Answered, isOpen } from "./ResponseRow.ts";

/** The answers of a response in one line, each with its question behind it; what was left open is passed over. */
export function AnswersLine({ answers }: { readonly answers: readonly Answered[] }) {
  return (
    <Box
      component="span"
      sx={{
        display: "flex",
        alignItems: "center",
        columnGap: 1.5,
        rowGap: 0.5,
        minWidth: 0,
        height: 1,
        flexWrap: { xs: "wrap", sm: "nowrap" },
      }}
    >
      {answers
        .filter((answer) => !isOpen(answer))
        .map((answer) => (
          <Box
            component="span"
            key={answer.id}
            title={answer.label}
            sx={{
              lineHeight: 1.5,
              whiteSpace: { sm: "nowrap" },
              overflow: "hidden",
              textOverflow: "ellipsis",
              // What was written gives way to what was counted; on a phone each has lines of its own.
              flexShrink: { xs: 1, sm: answer.kind.endsWith("text") ? 1 : 0 },
            }}
          >
            <AnswerValue answer={answer} />
          </Box>
        ))}
    </Box>
  );
}
