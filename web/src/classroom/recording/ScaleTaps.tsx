import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { ScaleFace } from "../../curriculum/questions/ScaleFace.tsx";
import { lowStage } from "../stage/stageRoom.ts";

const scale = [1, 2, 3, 4, 5] as const;

interface ScaleTapsProps {
  name: string;
  value: number | null;
  onChange: (value: number) => void;
}

export function ScaleTaps({ name, value, onChange }: ScaleTapsProps) {
  const { t } = useTranslation("classroom");
  return (
    <Box
      data-taps
      sx={{ display: "grid", gridTemplateColumns: "repeat(5, 1fr)", gap: "clamp(6px, 1cqi, 16px)" }}
    >
      {scale.map((level) => (
        <Box
          key={level}
          component="label"
          sx={{
            position: "relative",
            display: "flex",
            flexDirection: "column",
            alignItems: "center",
            gap: 0.25,
            py: 1.25,
            minHeight: 64,
            [lowStage]: { flexDirection: "row", justifyContent: "center", gap: 1, py: 0, minHeight: 44 },
            typography: "stageLabel",
            cursor: "pointer",
            borderRadius: 2,
            border: 2,
            borderColor: "edge",
            color: "text.primary",
            bgcolor: "background.raised",
            "&:hover": { borderColor: "area.mindful" },
            "&:has(:checked)": {
              bgcolor: "area.mindful",
              borderColor: "area.mindful",
              color: "background.default",
            },
            "&:has(:focus-visible)": { outline: "3px solid", outlineColor: "primary.main", outlineOffset: 3 },
          }}
        >
          <Box
            component="input"
            type="radio"
            name={name}
            value={level}
            checked={value === level}
            onChange={() => onChange(level)}
            aria-label={t("record.outOfFive", { level })}
            sx={{ position: "absolute", inset: 0, m: 0, opacity: 0, cursor: "pointer" }}
          />
          <Box component="span" sx={{ display: "grid", fontSize: "1.6em" }}>
            <ScaleFace level={level} />
          </Box>
          <span aria-hidden="true">{level}</span>
        </Box>
      ))}
    </Box>
  );
}
