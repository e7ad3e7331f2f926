import { type PaceCounts, type PaceWord, paceWords } from "@kindling/contract";
import SilentIcon from "@mui/icons-material/VolumeOffRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { paceLooks } from "./paceLooks.ts";
import { usePaceWords } from "./usePaceWords.ts";

function PaceSign({ word }: { readonly word: PaceWord }) {
  if (word === "silent") return <SilentIcon aria-hidden fontSize="small" sx={{ color: "text.secondary" }} />;
  const { Icon, color } = paceLooks[word];
  return <Icon aria-hidden fontSize="small" sx={{ color: color ? `${color}.main` : "text.secondary" }} />;
}

/** How many classes stand so: the number, and the state or silence below it by sign and word. */
export function PaceTally({ word, count }: { readonly word: PaceWord; readonly count: number }) {
  const words = usePaceWords();
  const format = useFormat();
  return (
    <>
      <Typography variant="h2" component="span" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {format.number(count)}
      </Typography>
      <Box component="span" sx={{ display: "flex", alignItems: "center", gap: 0.75 }}>
        <PaceSign word={word} />
        <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
          {words.state(word)}
        </Typography>
      </Box>
    </>
  );
}

/** How many classes stand how, each a button that narrows the board to them. */
export function PaceTallies({
  counts,
  chosen,
  onChoose,
}: {
  readonly counts: PaceCounts;
  readonly chosen: readonly string[];
  readonly onChoose: (words: readonly string[]) => void;
}) {
  const { t } = useTranslation("pacing");
  return (
    <Box
      role="group"
      aria-label={t("tally")}
      sx={{
        display: "grid",
        gap: 1,
        gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", sm: "repeat(auto-fit, minmax(132px, 1fr))" },
      }}
    >
      {paceWords
        .filter((word) => word !== "nothing_due" || counts[word] > 0 || chosen.includes(word))
        .map((word) => {
          const isChosen = chosen.includes(word);
          return (
            <ButtonBase
              key={word}
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? chosen.filter((each) => each !== word) : [...chosen, word])}
              sx={{
                flexDirection: "column",
                alignItems: "flex-start",
                justifyContent: "flex-start",
                textAlign: "left",
                px: 2,
                py: 1.25,
                borderRadius: 1,
                border: 2,
                borderColor: isChosen ? "primary.main" : "transparent",
                bgcolor: isChosen ? "background.tint" : "background.sunken",
                "&:hover": { bgcolor: "background.tint" },
              }}
            >
              <PaceTally word={word} count={counts[word]} />
            </ButtonBase>
          );
        })}
    </Box>
  );
}
