import Add from "@mui/icons-material/AddRounded";
import Remove from "@mui/icons-material/RemoveRounded";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import OutlinedInput from "@mui/material/OutlinedInput";
import Stack from "@mui/material/Stack";
import { useTranslation } from "react-i18next";
import { lowStage } from "../stage/stageRoom.ts";

const most = 999;

interface NumberTapsProps {
  label: string;
  value: number | null;
  /** Numbers that are often the answer, to be tapped. */
  usual?: readonly number[];
  onChange: (value: number | null) => void;
}

/** A number by taps: usual ones where there are any, one more, one less, or typed in. */
export function NumberTaps({ label, value, usual = [], onChange }: NumberTapsProps) {
  const { t } = useTranslation("classroom");
  const step = (by: number) => onChange(Math.max(0, Math.min(most, (value ?? 0) + by)));
  const type = (text: string) => {
    const digits = text.replace(/\D/g, "").slice(0, 3);
    onChange(digits ? Number(digits) : null);
  };
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, alignItems: "center", [lowStage]: { gap: 0.5 } }}>
      <IconButton
        sx={{ typography: "stageLabel" }}
        aria-label={t("record.less")}
        onClick={() => step(-1)}
        disabled={!value}
      >
        <Remove sx={{ fontSize: "1.2em" }} />
      </IconButton>
      <OutlinedInput
        value={value ?? ""}
        onChange={(event) => type(event.target.value)}
        sx={{
          width: "max(5rem, 3.2em)",
          typography: "stageLabel",
          [lowStage]: { width: "4rem", height: 44 },
        }}
        inputProps={{ inputMode: "numeric", "aria-label": label, style: { textAlign: "center" } }}
      />
      <IconButton sx={{ typography: "stageLabel" }} aria-label={t("record.more")} onClick={() => step(1)}>
        <Add sx={{ fontSize: "1.2em" }} />
      </IconButton>
      {value === null && usual.length > 0 && (
        <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1, [lowStage]: { gap: 0.5 } }}>
          {usual.map((number) => (
            <Button
              key={number}
              variant="outlined"
              sx={{
                typography: "stageLabel",
                minWidth: 48,
                px: "0.45em",
                py: "0.25em",
                [lowStage]: { minWidth: 36, px: 0.5 },
              }}
              onClick={() => onChange(number)}
            >
              {number}
            </Button>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
