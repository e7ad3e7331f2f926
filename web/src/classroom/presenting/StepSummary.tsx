import type { ClassroomItem } from "@kindling/contract";
import Check from "@mui/icons-material/CheckRounded";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Transcript } from "../../curriculum/captions/Transcript.tsx";
import type { Step } from "../steps/stepsOf.ts";
import { linesOf, nameOf } from "./linesOf.ts";

/** Answers what a step is called. */
export function useStepName() {
  const { t } = useTranslation(["presenter", "classroom"]);
  return (step: Step, item: ClassroomItem): string => nameOf(step, item, t);
}

function Lines({ lines }: { readonly lines: readonly ReactNode[] }) {
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: "none", gap: 0.75 }}>
      {lines.map((line, index) => (
        <Typography component="li" key={index} sx={{ overflowWrap: "anywhere" }}>
          {line}
        </Typography>
      ))}
    </Stack>
  );
}

/** What the class sees at a step, small and in words. */
export function StepSummary({ step, item }: { readonly step: Step; readonly item: ClassroomItem }) {
  const { t } = useTranslation(["presenter", "classroom"]);
  switch (step.kind) {
    case "video":
    case "episode":
      return <Transcript address={step.address} />;
    case "quiz":
      return (
        <Lines
          lines={[
            <Typography key="asked" component="span" sx={{ fontWeight: 700 }}>
              {step.card.question}
            </Typography>,
            ...step.card.answers.map(({ number, text, graphic_name }) => (
              <Box component="span" key={number} sx={{ display: "flex", gap: 1, alignItems: "center" }}>
                <span>
                  {number}. {text ?? graphic_name ?? ""}
                </span>
                {number === step.card.correct_answer && (
                  <Box component="span" sx={{ color: "success.main", display: "inline-flex", gap: 0.5 }}>
                    <Check fontSize="small" aria-hidden />
                    {t("right")}
                  </Box>
                )}
              </Box>
            )),
          ]}
        />
      );
    default: {
      const lines = linesOf(step, item, t);
      return lines.length > 0 ? <Lines lines={lines} /> : null;
    }
  }
}
