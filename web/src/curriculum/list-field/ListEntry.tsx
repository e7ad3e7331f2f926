import DragIcon from "@mui/icons-material/DragIndicatorRounded";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import type { ClipboardEvent, HTMLAttributes, KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { OrderButtons } from "../ordering/OrderButtons.tsx";
import type { Order } from "../ordering/useOrdering.tsx";
import { pastedLines } from "./pastedLines.ts";

interface ListEntryProps {
  readonly text: string;
  readonly order: Order;
  /** What the list is called. */
  readonly name: string;
  readonly numbered: boolean;
  /** Whether it is the room for the next entry. */
  readonly isNext: boolean;
  readonly readOnly: boolean;
  /** Props of its element, so that others can be dragged over it. */
  readonly row: Pick<HTMLAttributes<HTMLElement>, "onDragOver" | "onDrop" | "style">;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  /** Several lines were pasted between two others. */
  readonly onPaste: (before: string, lines: readonly string[], after: string) => void;
  readonly onEnter: () => void;
  /** Moves it by the keyboard; the focus goes along. */
  readonly onMove: (by: 1 | -1) => void;
  readonly onLeave: () => void;
}

/** One entry of a list of texts, or the room for the next. */
export function ListEntry(props: ListEntryProps) {
  const { text, order, name, numbered, isNext, readOnly, error } = props;
  const { place } = order;
  const { t } = useTranslation("curriculum");
  const named = { name, place };

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey) return;
    if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      props.onMove(event.key === "ArrowUp" ? -1 : 1);
    } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      props.onEnter();
    } else if (event.key === "Backspace" && text === "" && !isNext) {
      event.preventDefault();
      order.remove();
    }
  };
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const lines = pastedLines(event.clipboardData.getData("text/plain"));
    if (!lines || lines.length === 0) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.target as HTMLTextAreaElement;
    props.onPaste(text.slice(0, selectionStart), lines, text.slice(selectionEnd));
  };

  return (
    <Stack
      component="li"
      direction="row"
      {...props.row}
      sx={{ alignItems: "center", flexWrap: "wrap", columnGap: 0.5 }}
    >
      <Box
        aria-hidden
        // Dragging is for the mouse; buttons and keys do the same.
        draggable={!isNext && !readOnly}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = "move";
          event.dataTransfer.setData("application/x-entry", String(place));
          order.drag(true);
        }}
        onDragEnd={() => order.drag(false)}
        sx={{
          display: "flex",
          alignItems: "center",
          justifyContent: "flex-end",
          width: 44,
          ml: -1,
          color: "text.secondary",
          cursor: isNext || readOnly ? "default" : "grab",
        }}
      >
        {!isNext && !readOnly && <DragIcon fontSize="small" />}
        <Box component="span" sx={{ minWidth: 20, textAlign: "right", fontVariantNumeric: "tabular-nums" }}>
          {numbered ? `${place}.` : "•"}
        </Box>
      </Box>
      <TextField
        multiline
        size="small"
        disabled={readOnly}
        value={text}
        placeholder={isNext ? t("list.next") : undefined}
        error={Boolean(error)}
        helperText={error}
        onChange={(event) => props.onChange(event.target.value.replace(/\s*\n\s*/g, " "))}
        onKeyDown={press}
        onPaste={paste}
        onBlur={props.onLeave}
        slotProps={{
          htmlInput: { "aria-label": t(isNext ? "list.nextOf" : "list.entry", named), maxLength: 500 },
        }}
        sx={{ flex: "1 1 170px" }}
      />
      {!readOnly && (
        <Box sx={{ width: 92, display: "flex", visibility: isNext ? "hidden" : "visible", ml: "auto" }}>
          {!isNext && (
            <OrderButtons
              order={order}
              labels={{
                up: t("list.up", named),
                down: t("list.down", named),
                remove: t("list.remove", named),
              }}
            />
          )}
        </Box>
      )}
    </Stack>
  );
}
