import Hand from "@mui/icons-material/PanToolRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useTranslation } from "react-i18next";
import { lowStage } from "../stage/stageRoom.ts";
import { useHandCount } from "./useHandCount.ts";
import { HandRow, Spread } from "./VoteRow.tsx";
import { levelOf, totalOf } from "./votes.ts";

/** The levels of a scale. */
const levels = [1, 2, 3, 4, 5] as const;

/**
 * Counts hands for a question with a scale, then shows how the class is split. `onCounted` gets the mean as a level and
 * how many raised a hand.
 */
export function ScaleVote({
  name,
  onCounted,
}: {
  readonly name: string;
  readonly onCounted: (level: number, students: number) => void;
}) {
  const { t } = useTranslation("presenter");
  const hands = useHandCount(`scale/${name}`);
  if (!hands.count) {
    return (
      <Button
        startIcon={<Hand />}
        onClick={hands.begin}
        sx={{
          typography: "stageLabel",
          justifySelf: "start",
          [lowStage]: { minWidth: 36, minHeight: 44, p: 0, "& .MuiButton-startIcon": { m: 0 } },
        }}
      >
        <Box component="span" sx={{ [lowStage]: visuallyHidden }}>
          {t("voting.count")}
        </Box>
      </Button>
    );
  }
  const { votes, shown } = hands.count;
  const show = () => {
    hands.show();
    const level = levelOf(votes);
    if (level !== null) onCounted(level, totalOf(votes));
  };
  return (
    <Box sx={{ gridColumn: "1 / -1", display: "grid", gap: 1 }}>
      {shown ? (
        <Spread numbers={levels} votes={votes} />
      ) : (
        <HandRow numbers={levels} votes={votes} onVote={hands.vote} />
      )}
      <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
        <Button
          variant="outlined"
          onClick={shown ? hands.begin : show}
          sx={{ typography: "stageLabel", minHeight: 48 }}
        >
          {t(shown ? "voting.countAgain" : "voting.show")}
        </Button>
        <Button onClick={hands.drop} sx={{ typography: "stageLabel", minHeight: 48 }}>
          {t("voting.stop")}
        </Button>
      </Stack>
    </Box>
  );
}
