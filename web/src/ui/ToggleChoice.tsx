import type { SxProps } from "@mui/material/styles";
import ToggleButton, { type ToggleButtonProps } from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";

/** A choice with what its button shows; icons need a label. */
type ToggleOption<Value> = Pick<ToggleButtonProps, "children" | "lang" | "aria-label"> & {
  readonly value: Value;
};

/** Joined buttons of which one is always chosen. */
export function ToggleChoice<Value extends string>({
  label,
  value,
  choices,
  onChange,
  sx = {},
}: {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly ToggleOption<Value>[];
  readonly onChange: (value: Value) => void;
  readonly sx?: SxProps;
}) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      className="no-print"
      value={value}
      aria-label={label}
      onChange={(_event, next: Value | null) => next && next !== value && onChange(next)}
      sx={sx}
    >
      {choices.map((choice) => (
        <ToggleButton
          key={choice.value}
          sx={typeof choice.children === "string" ? { px: 1.5 } : {}}
          {...choice}
        />
      ))}
    </ToggleButtonGroup>
  );
}
