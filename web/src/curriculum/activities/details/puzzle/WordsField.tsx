import { activities, sayPuzzleFault } from "@kindling/contract";
import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../../core/language.ts";
import { fieldsOf } from "../../../../ui/fields/fieldsOf.ts";
import { useOrdering } from "../../../ordering/useOrdering.tsx";
import { AddWord } from "./AddWord.tsx";
import type { WordLine } from "./parseWordLines.ts";
import { usePuzzleSource } from "./usePuzzleSource.ts";
import { WordRow } from "./WordRow.tsx";

const { useField } = fieldsOf(activities.puzzle);

/** As many words as the schema takes. */
const mostWords = 60;

type Errors = readonly ({ readonly message?: string } | undefined)[] | undefined;

export function WordsField() {
  const { t } = useTranslation("puzzles");
  const language = useLanguage();
  const words = useField({ name: "details.words" });
  const clues = useField({ name: "details.clues" });
  const { faults } = usePuzzleSource();
  const id = useId();
  const written = (words.value ?? []) as readonly string[];
  const lines: readonly WordLine[] = written.map((word, at) => ({
    word,
    clue: (clues.value as readonly string[] | null)?.[at] ?? "",
  }));
  const change = (next: readonly WordLine[]) => {
    words.onChange(next.map(({ word }) => word));
    // A puzzle without clues leaves them out.
    clues.onChange(next.some(({ clue }) => clue) ? next.map(({ clue }) => clue) : []);
  };
  const { order, say, status } = useOrdering(lines, change, (now) => t("words.moved", now));
  const add = (more: readonly WordLine[]) => {
    const taken = more.slice(0, mostWords - lines.length);
    change([...lines, ...taken]);
    say(t("words.added", { count: taken.length, total: lines.length + taken.length }));
  };
  const remove = (at: number) => {
    change(lines.filter((_, each) => each !== at));
    say(t("words.removed", { word: lines[at]?.word }));
  };
  const errorAt = (errors: unknown, at: number) => (errors as Errors)?.[at]?.message;
  const faultAt = (path: string, at: number) => {
    const fault = faults.find((each) => each.path === path && each.index === at);
    return fault && sayPuzzleFault(fault, language);
  };
  const whole = words.error ?? clues.error;

  return (
    <Box role="group" aria-labelledby={id}>
      <Stack
        direction="row"
        sx={{ alignItems: "baseline", justifyContent: "space-between", mb: 0.75, gap: 1 }}
      >
        <Typography id={id} sx={{ fontWeight: 600, fontSize: "0.9375rem" }}>
          {words.label}
        </Typography>
        {lines.length > 0 && (
          <Typography variant="caption" color="textSecondary">
            {t("words.count", { count: lines.length })}
          </Typography>
        )}
      </Stack>
      <Stack component="ol" spacing={1}>
        {lines.map((line, at) => (
          <WordRow
            // Words have no name but their place, and two may be the same for a moment.
            key={`${at}`}
            line={line}
            order={{ ...order(at), remove: () => remove(at) }}
            readOnly={words.readOnly}
            wordFault={faultAt("words", at) ?? errorAt(words.errors, at)}
            clueFault={faultAt("clues", at) ?? errorAt(clues.errors, at)}
            onChange={(next) => change(lines.map((each, place) => (place === at ? next : each)))}
          />
        ))}
      </Stack>
      {!words.readOnly && (
        <AddWord isFull={lines.length >= mostWords} isFirst={lines.length === 0} onAdd={add} />
      )}
      <FormHelperText error={Boolean(whole)}>{whole ?? t("words.hint")}</FormHelperText>
      {status}
    </Box>
  );
}
