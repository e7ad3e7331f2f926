import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import type { PlayedVote } from "../steps/player.ts";
import { Spread } from "../voting/VoteRow.tsx";
import { totalOf } from "../voting/votes.ts";

/** How the class votes at a step, small: the teacher sees it before the class does. */
export function VoteInShort({ vote: { numbers, votes, live } }: { readonly vote: PlayedVote }) {
  const { t } = useTranslation("presenter");
  return (
    <Box sx={{ mt: 2, containerType: "inline-size" }}>
      <Typography role="status" sx={{ fontWeight: 700, mb: 1 }}>
        {live ? t("voting.answered", { ...live }) : t("voting.spread", { count: totalOf(votes) })}
      </Typography>
      <Spread numbers={numbers} votes={votes} size="body1" />
      {live?.isOnline === false && (
        <Typography sx={{ color: "warning.main", mt: 1 }}>{t("voting.live.offline")}</Typography>
      )}
    </Box>
  );
}
