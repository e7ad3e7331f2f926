import type { ClassroomItem } from "@kindling/contract";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Illustration } from "../../curriculum/illustrations/Illustration.tsx";
import { illustrationOf } from "../steps/illustrationOf.ts";
import type { Step } from "../steps/stepsOf.ts";
import { StepSummary, useStepName } from "./StepSummary.tsx";

/** A step's name and what the class sees at it, with its illustration small. */
export function StepInShort({ step, item }: { readonly step: Step; readonly item: ClassroomItem }) {
  const nameOf = useStepName();
  const illustration = illustrationOf(item, step);
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: "flex-start" }}>
      {illustration && (
        <Illustration
          illustration={illustration}
          sx={{ width: 64, height: 64, objectFit: "contain", flex: "none", borderRadius: 1 }}
        />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700, mb: 0.5 }}>{nameOf(step, item)}</Typography>
        <StepSummary step={step} item={item} />
      </Box>
    </Stack>
  );
}
