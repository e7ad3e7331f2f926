import DragIcon from "@mui/icons-material/DragIndicatorRounded";
import Box from "@mui/material/Box";

/** A handle to drag an entry; buttons beside it do the same for keyboard and screen readers. */
export function DragHandle({ onDrag }: { readonly onDrag: (on: boolean) => void }) {
  return (
    <Box
      aria-hidden
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        // A plain-text type would be pasted into a field when dropped there.
        event.dataTransfer.setData("application/x-entry", "entry");
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
      sx={{ cursor: "grab", display: "flex", color: "text.secondary", ml: -0.5, mr: 0.5 }}
    >
      <DragIcon />
    </Box>
  );
}
