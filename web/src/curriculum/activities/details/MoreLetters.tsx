import {
  activities,
  directionOf,
  type FurtherLetter,
  type LetterTag,
  languageName,
  letterLanguages,
  unprintableLetters,
} from "@kindling/contract";
import RemoveIcon from "@mui/icons-material/DeleteOutlineRounded";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../../ui/fields/fieldsOf.ts";

const { useField } = fieldsOf(activities.familyConnection);

type Errors = Readonly<
  Record<number, Partial<Record<"title" | "text", { readonly message?: string }>> | undefined>
>;

interface LetterProps {
  readonly letter: FurtherLetter;
  readonly errors: Errors[number];
  readonly readOnly: boolean;
  readonly onChange: (letter: FurtherLetter) => void;
  readonly onRemove: () => void;
}

/** A letter in one language, written in its language's direction. */
function OneLetter({ letter, errors, readOnly, onChange, onRemove }: LetterProps) {
  const { t } = useTranslation("curriculum");
  const name = languageName(letter.language);
  const helpOf = (part: "title" | "text", hint?: string) => {
    const lacking = unprintableLetters(letter[part] ?? "").slice(0, 5);
    const error =
      lacking.length > 0 ? t("letter.more.lacking", { letters: lacking.join(" ") }) : errors?.[part]?.message;
    return { error: Boolean(error), helperText: error ?? hint };
  };
  const input = { lang: letter.language, dir: directionOf(letter.language) };
  const slotProps = { htmlInput: input, input: { readOnly } };
  return (
    <Stack
      component="li"
      aria-label={t("letter.more.added", { language: name })}
      sx={{ gap: 1.5, border: 1, borderColor: "divider", borderRadius: 1.5, p: 1.5 }}
    >
      <Stack direction="row" sx={{ alignItems: "center", justifyContent: "space-between" }}>
        <Typography lang={letter.language} sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        {!readOnly && (
          <IconButton aria-label={t("letter.more.remove", { language: name })} onClick={onRemove}>
            <RemoveIcon />
          </IconButton>
        )}
      </Stack>
      <TextField
        label={t("letter.more.heading")}
        value={letter.title ?? ""}
        onChange={({ target }) => onChange({ ...letter, title: target.value })}
        {...helpOf("title", t("letter.more.headingHint"))}
        slotProps={slotProps}
      />
      <TextField
        label={t("letter.more.text")}
        required
        multiline
        minRows={6}
        maxRows={18}
        value={letter.text}
        onChange={({ target }) => onChange({ ...letter, text: target.value })}
        {...helpOf("text", t("letter.hint"))}
        slotProps={slotProps}
      />
    </Stack>
  );
}

/** Letters in languages that the portal itself doesn't speak, each in a language that paper has the signs of. */
export function MoreLetters() {
  const { t } = useTranslation("curriculum");
  const id = useId();
  const field = useField({ name: "details.letters" });
  const letters = (field.value ?? []) as readonly FurtherLetter[];
  const errors = (field.errors ?? {}) as Errors;
  const free = letterLanguages.filter(({ tag }) => !letters.some(({ language }) => language === tag));
  const put = (index: number, letter: FurtherLetter | null) =>
    field.onChange(letters.flatMap((each, at) => (at === index ? (letter ?? []) : each)));
  const add = (language: LetterTag) => field.onChange([...letters, { language, title: "", text: "" }]);
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h4" sx={{ fontWeight: 600, fontSize: "0.9375rem" }}>
        {field.label}
      </Typography>
      <Typography variant="note" component="p" sx={{ mb: 1 }}>
        {t("letter.more.hint")}
      </Typography>
      {letters.length > 0 && (
        <Stack component="ul" sx={{ gap: 1.5, p: 0, m: 0, mb: 1.5, listStyle: "none" }}>
          {letters.map((letter, index) => (
            <OneLetter
              key={letter.language}
              letter={letter}
              errors={errors[index]}
              readOnly={field.readOnly}
              onChange={(changed) => put(index, changed)}
              onRemove={() => put(index, null)}
            />
          ))}
        </Stack>
      )}
      {!field.readOnly && free.length > 0 && (
        <TextField
          select
          size="small"
          label={t("letter.more.add")}
          value=""
          onChange={({ target }) => add(target.value as LetterTag)}
          sx={{ minWidth: 220 }}
        >
          {free.map(({ tag, name }) => (
            <MenuItem key={tag} value={tag} lang={tag}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}
