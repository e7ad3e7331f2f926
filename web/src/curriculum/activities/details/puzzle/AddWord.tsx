import AddIcon from "@mui/icons-material/AddRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { parseWordLines, type WordLine } from "./parseWordLines.ts";
import { wordColumns } from "./WordRow.tsx";

const nothing: WordLine = { word: "", clue: "" };

/** Where the next word is typed, with its clue, or a whole list pasted; Enter adds it. */
export function AddWord({
  isFull,
  isFirst,
  onAdd,
}: {
  readonly isFull: boolean;
  readonly isFirst: boolean;
  readonly onAdd: (lines: readonly WordLine[]) => void;
}) {
  const { t } = useTranslation("puzzles");
  const [line, setLine] = useState(nothing);
  const input = useRef<HTMLInputElement>(null);
  const add = () => {
    const word = line.word.trim();
    if (!word || isFull) return;
    onAdd([{ word, clue: line.clue.trim() }]);
    setLine(nothing);
    input.current?.focus();
  };
  const addByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
    // Enter in a field would save the whole form.
    event.preventDefault();
    add();
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text");
    const lines = parseWordLines(text);
    if (line.word || (lines.length < 2 && !lines[0]?.clue)) return;
    event.preventDefault();
    onAdd(lines);
  };
  return (
    <Stack
      direction="row"
      onKeyDown={addByKey}
      sx={{ gap: 1, mt: isFirst ? 0 : 1.5, alignItems: "flex-start", flexWrap: { xs: "wrap", sm: "nowrap" } }}
    >
      <Box sx={wordColumns}>
        <TextField
          size="small"
          label={t("words.next")}
          value={line.word}
          disabled={isFull}
          inputRef={input}
          onChange={({ target }) => setLine({ ...line, word: target.value })}
          onPaste={paste}
          helperText={isFull ? t("words.full") : undefined}
          slotProps={{ htmlInput: { maxLength: 60, autoCapitalize: "none" } }}
        />
        <TextField
          size="small"
          label={t("words.nextClue")}
          value={line.clue}
          disabled={isFull}
          onChange={({ target }) => setLine({ ...line, clue: target.value })}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </Box>
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={isFull || !line.word.trim()}
        onClick={add}
        // Level with the fields, whose labels stand above them.
        sx={{ flexShrink: 0, mt: { sm: 3.25 } }}
      >
        {t("words.add")}
      </Button>
    </Stack>
  );
}
