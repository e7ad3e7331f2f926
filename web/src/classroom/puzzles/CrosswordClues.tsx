import type { Crossword, CrosswordEntry } from "@kindling/contract";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { narrowStage } from "./GameFrame.tsx";
import { useFittingText } from "./useFittingText.ts";

/** All clues beside a crossword, in a size that shows them at once; choosing one leads to its first square. */
export function CrosswordClues({
  puzzle: { entries },
  current,
  right,
  wrong,
  onChoose,
}: {
  puzzle: Crossword;
  current: CrosswordEntry | undefined;
  right: readonly CrosswordEntry[];
  /** The words that are complete and not right. */
  wrong: readonly CrosswordEntry[];
  onChoose: (entry: CrosswordEntry) => void;
}) {
  const { t } = useTranslation("puzzles");
  const list = useRef<HTMLDivElement>(null);
  useFittingText(list, `${entries.length}/${wrong.length}`);
  useEffect(() => {
    const box = list.current;
    const shown = current && box?.querySelector<HTMLElement>("[aria-current='true']");
    // Scrolls only the list, not the page.
    if (box && shown && box.scrollHeight > box.clientHeight) {
      box.scrollTop = shown.offsetTop - (box.clientHeight - shown.offsetHeight) / 2;
    }
  }, [current]);
  return (
    <Box
      ref={list}
      sx={{
        minHeight: 0,
        overflowY: "auto",
        position: "relative",
        typography: "stageLabel",
        "&[data-tight=columns]": {
          columns: 2,
          columnGap: 1,
          lineHeight: 1.15,
          "& > * > button": { py: "0.1em" },
        },
        [narrowStage]: { overflowY: "visible" },
      }}
    >
      {(["across", "down"] as const).map((direction) => {
        const asked = entries.filter((entry) => entry.direction === direction);
        return (
          asked.length > 0 && (
            <Box component="section" key={direction} sx={{ "&:not(:last-child)": { mb: "0.4em" } }}>
              <Typography
                component="h2"
                sx={{ font: "inherit", fontWeight: 800, color: "area.puzzle", px: 1, breakAfter: "avoid" }}
              >
                {t(direction)}
              </Typography>
              {asked.map((entry) => (
                <ButtonBase
                  data-aloud="group"
                  key={entry.number}
                  aria-current={entry === current}
                  onClick={() => onChoose(entry)}
                  sx={{
                    display: "flex",
                    gap: 1,
                    width: 1,
                    px: 1,
                    py: "0.15em",
                    minHeight: 24,
                    breakInside: "avoid",
                    borderRadius: 1,
                    justifyContent: "flex-start",
                    textAlign: "start",
                    font: "inherit",
                    fontWeight: 500,
                    bgcolor: entry === current ? "areaSoft.puzzle" : undefined,
                    color: right.includes(entry) ? "success.main" : "text.primary",
                    textDecoration: right.includes(entry) ? "line-through" : "none",
                  }}
                >
                  <strong data-aloud="interface">{entry.number}</strong>
                  <span>
                    <span data-aloud="item">{entry.clue ?? "…"}</span>&nbsp;({entry.letters.length})
                    {wrong.includes(entry) && (
                      <Box component="strong" sx={{ display: "block", color: "error.main" }}>
                        {t("game.notRightYet")}
                      </Box>
                    )}
                  </span>
                </ButtonBase>
              ))}
            </Box>
          )
        );
      })}
    </Box>
  );
}
