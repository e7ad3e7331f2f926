import IconButton from "@mui/material/IconButton";
import type { SvgIconProps } from "@mui/material/SvgIcon";
import type { ComponentType } from "react";
import { Hint } from "../../ui/Hint.tsx";

interface StageToolProps {
  label: string;
  icon: ComponentType<SvgIconProps>;
  onClick: () => void;
  /** For what a small screen can do without. */
  roomy?: boolean;
}

/** A small button at the top of the stage, for the teacher. */
export function StageTool({ label, icon: Icon, onClick, roomy }: StageToolProps) {
  return (
    <Hint text={label}>
      <IconButton
        aria-label={label}
        onClick={onClick}
        sx={{
          color: "text.secondary",
          p: 1.25,
          typography: "stageLabel",
          "& svg": { fontSize: "max(1.5rem, 1em)" },
          ...(roomy && { "@container stage (max-width: 40rem)": { display: "none" } }),
        }}
      >
        <Icon />
      </IconButton>
    </Hint>
  );
}
