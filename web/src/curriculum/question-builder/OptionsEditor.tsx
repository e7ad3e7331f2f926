import AddIcon from "@mui/icons-material/AddRounded";
import RemoveIcon from "@mui/icons-material/CloseRounded";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useRef } from "react";
import { useTranslation } from "react-i18next";

/** The options of a choice; Enter adds the next one. */
export function OptionsEditor({
  options,
  error,
  onChange,
}: {
  readonly options: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (options: string[]) => void;
}) {
  const { t } = useTranslation("curriculum");
  const box = useRef<HTMLDivElement>(null);
  const add = () => {
    onChange([...options, ""]);
    setTimeout(() => [...(box.current?.querySelectorAll("input") ?? [])].at(-1)?.focus());
  };
  return (
    <Stack ref={box} spacing={1} role="group" aria-label={t("builder.options")}>
      {options.map((option, index) => (
        // Options are plain texts and can be equal while someone types.
        <Stack key={index} direction="row" sx={{ alignItems: "center", gap: 0.5 }}>
          <TextField
            fullWidth
            size="small"
            value={option}
            onChange={(event) =>
              onChange(options.map((each, at) => (at === index ? event.target.value : each)))
            }
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              add();
            }}
            slotProps={{
              htmlInput: { "aria-label": t("builder.option", { place: index + 1 }), maxLength: 200 },
            }}
          />
          <IconButton
            size="small"
            aria-label={t("builder.removeOption", { place: index + 1 })}
            onClick={() => onChange(options.filter((_, at) => at !== index))}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
        </Stack>
      ))}
      {error && <FormHelperText error>{error}</FormHelperText>}
      {options.length < 20 && (
        <Button size="small" startIcon={<AddIcon />} onClick={add} sx={{ alignSelf: "flex-start" }}>
          {t("builder.addOption")}
        </Button>
      )}
    </Stack>
  );
}
