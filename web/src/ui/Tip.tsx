import Tooltip from "@mui/material/Tooltip";

/** A tooltip at an element that is drawn elsewhere. */
export function Tip({
  text,
  anchor,
  open,
  onClose,
}: {
  readonly text: string;
  readonly anchor: HTMLElement;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  return (
    <Tooltip title={text} open={open} onClose={onClose} slotProps={{ popper: { anchorEl: anchor } }}>
      <span hidden />
    </Tooltip>
  );
}
