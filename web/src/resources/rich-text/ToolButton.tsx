import ButtonBase from "@mui/material/ButtonBase";
import Tooltip from "@mui/material/Tooltip";
import type { ReactNode } from "react";

/** A button of the toolbar. One that has nothing to do stays reachable, so that the arrows find every tool. */
export function ToolButton({
  name,
  pressed,
  off,
  tabIndex,
  onFocus,
  onClick,
  children,
}: {
  readonly name: string;
  /** Whether what it does holds where the text is being written; undefined for what only happens. */
  readonly pressed: boolean | undefined;
  readonly off: boolean;
  readonly tabIndex: number;
  readonly onFocus: () => void;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Tooltip title={name}>
      <ButtonBase
        aria-label={name}
        aria-pressed={pressed}
        aria-disabled={off || undefined}
        tabIndex={tabIndex}
        onFocus={onFocus}
        // The text keeps its selection while a mouse presses a tool.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (!off) onClick();
        }}
        sx={{
          minWidth: 36,
          height: 36,
          borderRadius: 1,
          fontSize: "0.9375rem",
          color: pressed ? "primary.main" : off ? "text.disabled" : "text.primary",
          bgcolor: pressed ? "background.tint" : "transparent",
          "&:hover": { bgcolor: off ? undefined : "action.hover" },
          "&.Mui-focusVisible": { outline: 2, outlineStyle: "solid", outlineColor: "primary.main" },
        }}
      >
        {children}
      </ButtonBase>
    </Tooltip>
  );
}
