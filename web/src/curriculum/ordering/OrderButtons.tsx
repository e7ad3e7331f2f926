import DownIcon from "@mui/icons-material/ArrowDownwardRounded";
import UpIcon from "@mui/icons-material/ArrowUpwardRounded";
import RemoveIcon from "@mui/icons-material/DeleteOutlineRounded";
import IconButton from "@mui/material/IconButton";
import type { Order } from "./useOrdering.tsx";

/** Buttons that move an entry up or down or remove it. */
export function OrderButtons({
  order: { place, total, move, remove },
  labels,
}: {
  readonly order: Omit<Order, "drag">;
  readonly labels: Readonly<Record<"up" | "down" | "remove", string>>;
}) {
  return (
    <>
      <IconButton size="small" aria-label={labels.up} disabled={place === 1} onClick={() => move(-1)}>
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={labels.down} disabled={place === total} onClick={() => move(1)}>
        <DownIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={labels.remove} onClick={remove}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </>
  );
}
