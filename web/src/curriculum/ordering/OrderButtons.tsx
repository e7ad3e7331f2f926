import DownIcon from "@mui/icons-material/ArrowDownwardRounded";
import UpIcon from "@mui/icons-material/ArrowUpwardRounded";
import RemoveIcon from "@mui/icons-material/DeleteOutlineRounded";
import IconButton from "@mui/material/IconButton";

/** Buttons that move an entry up or down or remove it; `place` counts from 1. */
export function OrderButtons({
  place,
  total,
  labels,
  onMove,
  onRemove,
}: {
  readonly place: number;
  readonly total: number;
  readonly labels: Readonly<Record<"up" | "down" | "remove", string>>;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}) {
  return (
    <>
      <IconButton size="small" aria-label={labels.up} disabled={place === 1} onClick={() => onMove(-1)}>
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={labels.down} disabled={place === total} onClick={() => onMove(1)}>
        <DownIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={labels.remove} onClick={onRemove}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </>
  );
}
