import { type ClassroomItem, languages } from "@kindling/contract";
import PrintIcon from "@mui/icons-material/PrintRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type Ref, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../core/language.ts";
import { LetterSheet } from "../../curriculum/family-letter/LetterSheet.tsx";
import { usePrinting } from "../../curriculum/printing/usePrinting.tsx";
import { textPages } from "../../curriculum/stage-text/textPages.ts";
import { type Player, usePlayer } from "./player.ts";

/** How much of the letter fits on the stage under its buttons. */
const pageLetters = 330;

/** The letter that goes home: page by page to be seen, and a button for paper in each of its languages. */
export function LetterStep({
  item,
  letter,
  ref,
}: {
  item: ClassroomItem;
  letter: Readonly<Record<string, string>>;
  ref: Ref<Player>;
}) {
  const { t } = useTranslation(["classroom", "stage"]);
  const { print, sheet } = usePrinting();
  const own = useLanguage();
  const written = languages.filter((language) => letter[language]);
  const shown = written.find((language) => language === own) ?? written[0];
  const prompt = typeof item.details["prompt"] === "string" ? item.details["prompt"] : null;
  const pages = textPages((shown && letter[shown]) ?? "", pageLetters);
  const [page, setPage] = useState(0);
  const blocks = pages[page];
  const isLast = page === pages.length - 1;
  // A clicker has one button, so it turns the pages before it goes on.
  const turn = () => setPage(Math.min(page + 1, pages.length - 1));
  usePlayer(ref, isLast ? "done" : "idle", turn);
  return (
    <Stack sx={{ alignItems: "center", gap: "3cqb", width: 1 }}>
      <Typography
        data-aloud="interface"
        variant="stageText"
        component="h2"
        sx={{ fontWeight: 700, textAlign: "center" }}
      >
        {t("letter.title")}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 2, justifyContent: "center" }}>
        {written.map((language) => (
          <Button
            key={language}
            size="large"
            variant="contained"
            startIcon={<PrintIcon />}
            sx={{ typography: "stageLabel" }}
            onClick={() =>
              print(
                <LetterSheet
                  title={item.title}
                  text={letter[language] ?? ""}
                  prompt={prompt}
                  language={language}
                />,
              )
            }
          >
            {t(`letter.print.${language}`)}
          </Button>
        ))}
      </Stack>
      {shown && blocks && (
        <Box
          data-color="light"
          sx={{
            width: "min(100%, 74cqi)",
            "@container stage (max-width: 40rem)": { width: 1 },
            bgcolor: "background.paper",
            color: "text.primary",
            borderRadius: 2,
            p: "max(16px, 2cqi)",
            typography: "stageLabel",
            display: "grid",
            gap: "0.7em",
          }}
          role="region"
          aria-label={t("letter.region")}
          lang={shown}
        >
          {blocks.map((block, index) => (
            <Typography
              key={index}
              data-aloud="item"
              variant="stageLabel"
              component="p"
              sx={{ fontFamily: "body1.fontFamily", fontWeight: 500, lineHeight: 1.35 }}
            >
              {block.number !== undefined && `${block.number}. `}
              {block.text}
            </Typography>
          ))}
          {pages.length > 1 && (
            <Stack direction="row" sx={{ justifyContent: "flex-end", alignItems: "center", gap: 2 }}>
              <Button
                variant="outlined"
                sx={{ typography: "stageLabel" }}
                onClick={() => setPage(isLast ? 0 : page + 1)}
              >
                {t(isLast ? "stage:letter.first" : "stage:letter.onward", {
                  page: page + 1,
                  pages: pages.length,
                })}
              </Button>
            </Stack>
          )}
        </Box>
      )}
      {sheet}
    </Stack>
  );
}
