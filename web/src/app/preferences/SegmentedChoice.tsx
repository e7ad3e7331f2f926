import Box from "@mui/material/Box";
import { type ReactNode, useId } from "react";

/** An option; its label is for screen readers if only an icon is shown. */
export interface Segment<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly face?: ReactNode;
  readonly lang?: string;
}

/** A segmented control made of native radio buttons. */
export function SegmentedChoice<T extends string>({
  label,
  segments,
  value,
  onChange,
}: {
  readonly label: string;
  readonly segments: readonly Segment<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <Box
      component="fieldset"
      sx={{
        m: 0,
        p: 0.5,
        border: 0,
        borderRadius: 999,
        display: "inline-flex",
        gap: 0.5,
        bgcolor: "background.sunken",
      }}
    >
      <Box
        component="legend"
        sx={{ position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" }}
      >
        {label}
      </Box>
      {segments.map((segment) => (
        <Box
          key={segment.value}
          component="label"
          title={segment.face ? segment.label : undefined}
          lang={segment.lang}
          sx={{
            position: "relative",
            display: "inline-flex",
            alignItems: "center",
            minHeight: 34,
            px: segment.face ? 1.25 : 1.75,
            borderRadius: 999,
            cursor: "pointer",
            typography: "body2",
            fontWeight: 600,
            color: "text.secondary",
            "&:hover": { color: "text.primary" },
            "&:has(:checked)": { bgcolor: "background.raised", color: "primary.main" },
            "&:has(:focus-visible)": { outline: "3px solid", outlineColor: "primary.main", outlineOffset: 2 },
          }}
        >
          <Box
            component="input"
            type="radio"
            name={name}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            aria-label={segment.face ? segment.label : undefined}
            sx={{ position: "absolute", inset: 0, m: 0, opacity: 0, cursor: "pointer" }}
          />
          {segment.face ?? segment.label}
        </Box>
      ))}
    </Box>
  );
}
