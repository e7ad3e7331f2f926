import Devices from "@mui/icons-material/DevicesRounded";
import Hand from "@mui/icons-material/PanToolRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useTranslation } from "react-i18next";
import { useLiveRoom } from "../live/useLiveQuestion.ts";
import { useKept } from "../stage/stageMemory.ts";
import { lowStage } from "../stage/stageRoom.ts";
import { Answered } from "./Answered.tsx";
import { useClassVote } from "./useClassVote.ts";
import { useHandCount } from "./useHandCount.ts";
import { HandRow, Spread } from "./VoteRow.tsx";
import { levelOf, totalOf } from "./votes.ts";

/** The levels of a scale. */
const levels = [1, 2, 3, 4, 5] as const;

/** Whether the answers of the devices to a scale are asked for: under a key of its own each time. */
function useAskedScale(name: string) {
  const [asked, keep] = useKept<string | null>("live/scale", null);
  const own = `scale/${name}/`;
  return {
    key: asked?.startsWith(own) ? asked : null,
    ask: () => keep(`${own}${Date.now().toString(36)}`),
    drop: () => keep(null),
  };
}

/**
 * Counts hands for a question with a scale, or asks the devices of the open room; then shows how the class is split.
 * `onCounted` gets the mean as a level and how many took part.
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
  const devices = useAskedScale(name);
  const { room } = useLiveRoom();
  const vote = useClassVote(devices.key, levels, hands, false, null);
  const byHands = () => {
    devices.drop();
    hands.begin();
  };
  if (!vote) {
    const small = {
      typography: "stageLabel",
      justifySelf: "start",
      [lowStage]: { minWidth: 36, minHeight: 44, p: 0, "& .MuiButton-startIcon": { m: 0 } },
    } as const;
    const words = (text: string) => (
      <Box component="span" sx={{ [lowStage]: visuallyHidden }}>
        {text}
      </Box>
    );
    return (
      <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
        <Button startIcon={<Hand />} onClick={byHands} sx={small}>
          {words(t("voting.count"))}
        </Button>
        {room && room.devices.length > 0 && (
          <Button startIcon={<Devices />} onClick={devices.ask} sx={small}>
            {words(t("voting.askDevices"))}
          </Button>
        )}
      </Stack>
    );
  }
  const { votes, isCounting } = vote;
  const again = vote.by === "hands" ? hands.begin : devices.ask;
  const show = () => {
    vote.show();
    const level = levelOf(votes);
    if (level !== null) onCounted(level, totalOf(votes));
  };
  return (
    <Box sx={{ gridColumn: "1 / -1", display: "grid", gap: 1 }}>
      {!isCounting && <Spread numbers={levels} votes={votes} />}
      {isCounting && vote.by === "hands" && <HandRow numbers={levels} votes={votes} onVote={hands.vote} />}
      {isCounting && vote.by === "devices" && <Answered live={vote.live} />}
      <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
        <Button
          variant="outlined"
          onClick={isCounting ? show : again}
          sx={{ typography: "stageLabel", minHeight: 48 }}
        >
          {t(isCounting ? "voting.show" : "voting.countAgain")}
        </Button>
        <Button
          onClick={vote.by === "hands" ? hands.drop : devices.drop}
          sx={{ typography: "stageLabel", minHeight: 48 }}
        >
          {t("voting.stop")}
        </Button>
      </Stack>
    </Box>
  );
}
