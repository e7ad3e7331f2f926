import { type ComponentProps, cloneElement, type ReactElement, useState } from "react";
import { Later } from "./Later.tsx";
import { loadOnce } from "./loadOnce.ts";

const tooltip = loadOnce(() => import("./Tooltip.ts"));

/** Tells in a tooltip what a button does, when it is pointed at or reached by key; the tooltip's code comes later. */
export function Hint({
  text,
  children,
}: {
  readonly text: string;
  readonly children: ReactElement<ComponentProps<"button">>;
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const show = ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
    setAnchor(currentTarget);
    setOpen(true);
  };
  const hide = () => setOpen(false);
  return (
    <>
      {cloneElement(children, {
        onPointerEnter: (event) => event.pointerType === "mouse" && show(event),
        onPointerLeave: hide,
        // On touch screens a long press asks for it.
        onContextMenu: show,
        onFocus: (event) => event.currentTarget.matches(":focus-visible") && show(event),
        onBlur: hide,
      })}
      <Later from={tooltip} wanted={open}>
        {({ Tooltip }) => (
          <Tooltip title={text} open={open} onClose={hide} slotProps={{ popper: { anchorEl: anchor } }}>
            <span hidden />
          </Tooltip>
        )}
      </Later>
    </>
  );
}
