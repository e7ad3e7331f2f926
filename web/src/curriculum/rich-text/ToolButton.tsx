import ButtonBase from "@mui/material/ButtonBase";
import Tooltip from "@mui/material/Tooltip";
import { type ReactNode, useRef } from "react";

/** The side and distance of a tooltip, outside of the toolbar, so that it covers no other tool. */
function besideTheBar(button: HTMLButtonElement | null) {
  return {
    getBoundingClientRect: () => {
      const { left = 0, width = 0 } = button?.getBoundingClientRect() ?? {};
      const { top = 0, height = 0 } = button?.closest("[role=toolbar]")?.getBoundingClientRect() ?? {};
      return new DOMRect(left, top, width, height);
    },
  };
}

/** A toolbar button. It can be focused while disabled, so that the arrow keys reach every button. */
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
  /** Whether its format applies at the caret; undefined for actions. */
  readonly pressed: boolean | undefined;
  readonly off: boolean;
  readonly tabIndex: number;
  readonly onFocus: () => void;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Tooltip
      title={name}
      placement="top"
      slotProps={{ popper: { anchorEl: () => besideTheBar(button.current) } }}
    >
      <ButtonBase
        ref={button}
        aria-label={name}
        aria-pressed={pressed}
        aria-disabled={off || undefined}
        tabIndex={tabIndex}
        onFocus={onFocus}
        // Keeps the text's selection while the mouse presses the button.
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
