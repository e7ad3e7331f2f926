import { bookletKinds, grades, programEndpoints, sessionEndpoints, sessions } from "@kindling/contract";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { ReferencePicker } from "../../ui/picking/ReferencePicker.tsx";
import { useNames } from "../../ui/picking/useNames.ts";
import { schoolYearOf } from "../calendar/calendarSpans.ts";
import { KindsPill } from "../filters/KindsPill.tsx";
import type { BookletChoice } from "./useBookletChoice.ts";

/** A booklet starts with this school year by default. */
function firstDates({ grade, from, to, sessionId }: BookletChoice) {
  if (grade ?? sessionId ?? (from || to)) return {};
  const { start, end } = schoolYearOf(new Date().toISOString().slice(0, 10));
  return { from: start, to: end };
}

/** Picks the grade, and what of its curriculum goes into the booklet. */
export function BookletChoices({ choice }: { readonly choice: BookletChoice }) {
  const { t } = useTranslation("calendar");
  const { field } = useLabels(sessions);
  const [program = null] = useNames(programEndpoints.get, choice.programId ? [choice.programId] : []);
  const [session = null] = useNames(sessionEndpoints.get, choice.sessionId ? [choice.sessionId] : []);
  return (
    <Stack spacing={2}>
      <Box
        role="group"
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: {
            xs: "repeat(auto-fit, minmax(min(200px, 100%), 1fr))",
            lg: "repeat(5, minmax(0, 1fr))",
          },
        }}
      >
        <TextField
          select
          required
          label={field("grade")}
          value={choice.grade ?? ""}
          onChange={(event) => choice.change({ grade: event.target.value, ...firstDates(choice) })}
        >
          {grades.map((grade) => (
            <MenuItem key={grade} value={grade}>
              {grade}
            </MenuItem>
          ))}
        </TextField>
        <ReferencePicker
          list={programEndpoints.list}
          label={field("program")}
          placeholder={t("booklet.everyProgram")}
          value={program}
          onChange={(picked) =>
            choice.change({ program_id: picked ? String(picked.id) : "", session_id: "" })
          }
        />
        <ReferencePicker
          list={sessionEndpoints.list}
          within={choice.programId ? { programs: [choice.programId] } : undefined}
          label={field("session")}
          placeholder={t("booklet.everySession")}
          value={session}
          onChange={(picked) => choice.change({ session_id: picked ? String(picked.id) : "" })}
        />
        <TextField
          type="date"
          label={field("from")}
          value={choice.from}
          onChange={(event) => choice.change({ from: event.target.value })}
        />
        <TextField
          type="date"
          label={field("to")}
          value={choice.to}
          onChange={(event) => choice.change({ to: event.target.value })}
        />
      </Box>
      <Box>
        <KindsPill
          label={choice.types.length > 0 ? t("allKinds") : t("booklet.everyKind")}
          kinds={bookletKinds}
          chosen={choice.types}
          onChange={(types) => choice.change({ types })}
        />
      </Box>
    </Stack>
  );
}
