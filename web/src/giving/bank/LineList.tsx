import type { BankLine } from "@kindling/contract";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useTheme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { MoneyText } from "../shared/MoneyText.tsx";
import { LineChip } from "./LineChip.tsx";
import { LinePanel } from "./LinePanel.tsx";
import { useLineSteps } from "./useLineSteps.tsx";

const isOpen = ({ decision }: BankLine) => decision === null;
const moves: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

/** Lines to go through, and the chosen one beside them; below it on narrow screens. */
export function LineList({ lines }: { readonly lines: readonly BankLine[] }) {
  const { t } = useTranslation("bank");
  const narrow = useMediaQuery(useTheme().breakpoints.down("md"));
  const [chosenId, setChosenId] = useState(() => (lines.find(isOpen) ?? lines[0])?.id);
  const list = useRef<HTMLUListElement>(null);
  const focusId = useRef<number>(undefined);
  // A line can leave the list when its state changes.
  const at = Math.max(
    0,
    lines.findIndex(({ id }) => id === chosenId),
  );
  const chosen = lines[at];
  const choose = (line: BankLine | undefined) => {
    if (!line) return;
    focusId.current = line.id;
    setChosenId(line.id);
  };
  const goOn = (decided: BankLine) => {
    const next =
      lines.slice(lines.indexOf(decided) + 1).find(isOpen) ??
      lines.find((each) => isOpen(each) && each !== decided);
    choose(next ?? decided);
  };
  const { confirm, choosing, putAside, undo, isConfirming, dialogs } = useLineSteps(goOn);
  useEffect(() => {
    if (focusId.current !== chosenId) return;
    focusId.current = undefined;
    list.current?.querySelector<HTMLElement>(`[data-line="${chosenId}"]`)?.focus();
  }, [chosenId]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target as HTMLElement).dataset["line"])
      return;
    const move = moves[event.key];
    if (move !== undefined) {
      event.preventDefault();
      choose(lines[Math.min(lines.length - 1, Math.max(0, at + move))]);
    } else if (event.key === "Enter" && chosen && isOpen(chosen) && chosen.proposal) {
      event.preventDefault();
      void confirm(chosen);
    }
  };
  const panel = chosen && (
    <LinePanel
      key={chosen.id}
      line={chosen}
      isConfirming={isConfirming}
      onConfirm={() => void confirm(chosen)}
      onChoose={() => choosing(chosen)}
      onPutAside={() => putAside(chosen)}
      onUndo={() => undo(chosen)}
    />
  );
  return (
    <>
      <Typography variant="note" sx={{ mb: 1, display: { xs: "none", md: "block" } }}>
        {t("lines.keys")}
      </Typography>
      <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { md: "minmax(0, 1fr) minmax(0, 1fr)" } }}>
        <Box component="ul" ref={list} onKeyDown={onKeyDown} sx={{ minWidth: 0 }}>
          {lines.map((line) => (
            <Box
              component="li"
              key={line.id}
              sx={{ borderTop: 1, borderColor: "divider", "&:first-of-type": { borderTop: 0 } }}
            >
              <LineButton line={line} isChosen={line === chosen} onChoose={() => choose(line)} />
              {narrow && line === chosen && panel}
            </Box>
          ))}
        </Box>
        {!narrow && <Box sx={{ minWidth: 0, position: "sticky", top: 88, alignSelf: "start" }}>{panel}</Box>}
      </Box>
      {dialogs}
    </>
  );
}

function LineButton({
  line,
  isChosen,
  onChoose,
}: {
  readonly line: BankLine;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const format = useFormat();
  return (
    <ButtonBase
      data-line={line.id}
      aria-current={isChosen || undefined}
      onClick={onChoose}
      sx={{
        font: "inherit",
        display: "flex",
        flexWrap: "wrap",
        width: 1,
        columnGap: 2,
        rowGap: 0.25,
        px: 1,
        py: 1.25,
        textAlign: "left",
        borderRadius: 1,
        bgcolor: isChosen ? "background.tint" : "transparent",
      }}
    >
      <Box sx={{ flex: "1 1 12rem", minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{line.text}</Typography>
        <Typography variant="note" component="p">
          {[format.date(line.booked_on), line.name].filter(Boolean).join(" · ")}
        </Typography>
      </Box>
      <LineChip state={line.state} />
      <Box sx={{ ml: "auto", minWidth: "9ch", textAlign: "right", fontWeight: 700 }}>
        <MoneyText cents={line.amount_cents} />
      </Box>
    </ButtonBase>
  );
}
