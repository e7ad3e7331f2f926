import Add from "@mui/icons-material/AddRounded";
import Remove from "@mui/icons-material/RemoveRounded";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import OutlinedInput from "@mui/material/OutlinedInput";
import Stack from "@mui/material/Stack";
import { useTranslation } from "react-i18next";
import { lowStage } from "../stage/stageRoom.ts";
import type { NumberChip } from "./numberChips.ts";

const most = 999;

const stepper = {
  typography: "stageLabel",
  minWidth: 44,
  minHeight: 44,
  p: 0.5,
  [lowStage]: { minWidth: 36 },
};

interface NumberTapsProps {
  label: string;
  value: number | null;
  /** Numbers that fit the question, to be tapped. */
  chips: readonly NumberChip[];
  onChange: (value: number | null) => void;
}

/** A number by taps: those that fit, one more, one less, or typed in. */
export function NumberTaps({ label, value, chips, onChange }: NumberTapsProps) {
  const { t } = useTranslation(["classroom", "recording"]);
  const step = (by: number) => onChange(Math.max(0, Math.min(most, (value ?? 0) + by)));
  const type = (text: string) => {
    const digits = text.replace(/\D/g, "").slice(0, 3);
    onChange(digits ? Number(digits) : null);
  };
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, alignItems: "center", [lowStage]: { gap: 0.5 } }}>
      {chips.map(({ share, number }) => (
        <Button
          key={number}
          variant={value === number ? "contained" : "outlined"}
          aria-pressed={value === number}
          sx={{
            typography: "stageLabel",
            minWidth: 48,
            minHeight: 48,
            px: "0.45em",
            py: "0.25em",
            [lowStage]: { minWidth: 36, minHeight: 44, px: 0.75 },
          }}
          onClick={() => onChange(number)}
        >
          {share ? t(`recording:number.${share}`, { number }) : number}
        </Button>
      ))}
      <Stack direction="row" sx={{ alignItems: "center" }}>
        <IconButton sx={stepper} aria-label={t("record.less")} onClick={() => step(-1)} disabled={!value}>
          <Remove sx={{ fontSize: "1.2em" }} />
        </IconButton>
        <OutlinedInput
          value={value ?? ""}
          onChange={(event) => type(event.target.value)}
          sx={{
            width: "max(4.5rem, 2.8em)",
            typography: "stageLabel",
            "& .MuiOutlinedInput-input": { py: "0.4em", px: "0.5em" },
            [lowStage]: { width: "3.25rem", height: 44 },
          }}
          inputProps={{ inputMode: "numeric", "aria-label": label, style: { textAlign: "center" } }}
        />
        <IconButton sx={stepper} aria-label={t("record.more")} onClick={() => step(1)}>
          <Add sx={{ fontSize: "1.2em" }} />
        </IconButton>
      </Stack>
    </Stack>
  );
}
