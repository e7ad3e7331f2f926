import type { WordScramble } from "@kindling/contract";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useKept } from "../stage/stageMemory.ts";
import { useStepKeys } from "../stage/useStepKeys.ts";
import { GameFrame } from "./GameFrame.tsx";
import { LetterTile } from "./LetterTile.tsx";
import { typedLetter } from "./typedLetter.ts";
import { useTeams } from "./useTeams.ts";

/** Words put back in order letter by letter, by tapping the tiles or by typing; one word fills the stage. */
export function ScrambleGame({
  puzzle: { words },
  clues,
}: {
  puzzle: WordScramble;
  clues: readonly string[];
}) {
  const { t } = useTranslation(["puzzles", "stage"]);
  const [at, setAt] = useKept("puzzle/word", 0);
  /** The places of the tiles laid so far. */
  const [laid, setLaid] = useKept<readonly number[]>("puzzle/laid", []);
  const [solvedList, setSolved] = useKept<readonly number[]>("puzzle/solved", []);
  const solved = new Set(solvedList);
  const [isRevealed, setRevealed] = useKept("puzzle/revealed", false);
  const [said, setSaid] = useState("");
  const game = useRef<HTMLDivElement>(null);
  const teams = useTeams();
  const word = words[at] ?? words[0];
  const tiles = Array.from(word?.scrambled ?? "");
  const isDone = isRevealed || (word !== undefined && solved.has(word.index));
  const answer = isDone ? (word?.letters ?? "") : laid.map((place) => tiles[place]).join("");

  const turnTo = (next: number) => {
    setAt(next);
    setLaid([]);
    setSaid("");
  };
  const lay = (place: number, before = laid) => {
    if (!word || isDone || place < 0 || before.includes(place)) return;
    const next = [...before, place];
    const written = next.map((each) => tiles[each]).join("");
    setLaid(next);
    if (next.length < tiles.length) return setSaid("");
    if (written === word.letters) {
      setSolved([...new Set([...solved, word.index])]);
      teams.found();
      setSaid(t("game.right", { word: word.word }));
    } else {
      setLaid([]);
      teams.missed();
      setSaid(t("game.wrongOrder"));
    }
  };
  useStepKeys(game, (event) => {
    const letter = typedLetter(event.key);
    if (event.key === "Backspace") setLaid(laid.slice(0, -1));
    else if (letter) lay(tiles.findIndex((tile, place) => tile === letter && !laid.includes(place)));
    else return;
    event.preventDefault();
  });
  if (!word) return null;
  const help = () => {
    const letters = Array.from(word.letters);
    const begun = laid.filter((place, index) => tiles[place] === letters[index]);
    const isRightSoFar = begun.length === laid.length;
    const before = isRightSoFar ? laid : [];
    const letter = letters[before.length];
    const place = tiles.findIndex((tile, each) => tile === letter && !before.includes(each));
    if (letter === undefined || place < 0) return;
    lay(place, before);
    if (before.length + 1 < tiles.length) setSaid(t("stage:puzzle.hintScramble", { letter }));
  };
  const next = words.findIndex(({ index }, place) => place > at && !solved.has(index));
  const onward = next >= 0 ? next : words.findIndex(({ index }) => !solved.has(index));

  const board = (
    <Stack ref={game} sx={{ alignItems: "center", gap: "3.5cqb", width: 1 }}>
      <Typography
        data-aloud={clues[word.index] ? "item" : "interface"}
        variant="stageText"
        component="h2"
        sx={{ color: "text.secondary", textAlign: "center" }}
      >
        {clues[word.index] || t("game.whichWord")}
      </Typography>
      <Row letters={tiles.length}>
        {tiles.map((letter, place) => (
          <ButtonBase
            key={`${at}-${place}`}
            // Not disabled, because that would lose the focus and with it typed letters.
            aria-disabled={isDone || laid.includes(place)}
            aria-label={t("game.lay", { letter })}
            onClick={() => lay(place)}
            sx={{
              font: "inherit",
              borderRadius: "0.22em",
              opacity: isDone || laid.includes(place) ? 0.25 : 1,
            }}
          >
            <LetterTile letter={letter} />
          </ButtonBase>
        ))}
      </Row>
      <Row letters={tiles.length} label={t("game.answer", { answer })}>
        {tiles.map((_, place) => (
          <LetterTile
            key={`${at}-${place}`}
            letter={answer[place] ?? ""}
            look={isDone ? "right" : answer[place] ? "tile" : "slot"}
          />
        ))}
      </Row>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: "wrap", justifyContent: "center", minHeight: 48 }}>
        {!isDone && (
          <Button
            size="large"
            sx={{ typography: "stageLabel" }}
            disabled={laid.length === 0}
            onClick={() => setLaid(laid.slice(0, -1))}
          >
            {t("game.takeBack")}
          </Button>
        )}
        {words.length > 1 && !isRevealed && solved.size < words.length && (
          <Button
            size="large"
            sx={{ typography: "stageLabel" }}
            variant={isDone ? "contained" : "text"}
            onClick={() => turnTo(onward >= 0 ? onward : at)}
          >
            {t(isDone ? "game.nextWord" : "game.skip")}
          </Button>
        )}
      </Stack>
      {isRevealed && (
        <Typography variant="stageText" component="p" sx={{ textAlign: "center" }}>
          {words.map((each) => each.word).join(" · ")}
        </Typography>
      )}
    </Stack>
  );
  return (
    <GameFrame
      board={board}
      beside={null}
      said={isDone || laid.length === 0 ? "" : t("game.laid", { answer, count: tiles.length })}
      teams={teams}
      progress={said || t("game.wordOf", { place: at + 1, count: words.length })}
      isSolved={isRevealed || solved.size === words.length}
      isRevealed={isRevealed}
      onHint={() => (isDone ? turnTo(onward >= 0 ? onward : at) : help())}
      onReveal={() => setRevealed(true)}
      onAgain={() => {
        setSolved([]);
        setRevealed(false);
        turnTo(0);
      }}
    />
  );
}

function Row({ label, letters, children }: { label?: string; letters: number; children: React.ReactNode }) {
  return (
    <Box
      role={label ? "img" : "group"}
      aria-label={label}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        justifyContent: "center",
        gap: "0.18em",
        // One row for the whole word while the tiles are large enough to tap.
        fontSize: `clamp(1.5rem, min(${64 / letters}cqi, 14cqb), 9rem)`,
      }}
    >
      {children}
    </Box>
  );
}
