import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useTranslation } from "react-i18next";
import type { Team, TeamPlay } from "./useTeams.ts";

const shapes = ["●", "▲"] as const;

/** The scores of two teams, and whose turn it is; choosing a team gives it the turn. */
export function TeamScores({ play: { teams, turnTo }, isOver }: { play: TeamPlay; isOver: boolean }) {
  const { t } = useTranslation("puzzles");
  if (!teams) return null;
  const [first, second] = teams.scores;
  const winner = first === second ? t("teams.tie") : t("teams.wins", { team: first > second ? 1 : 2 });
  return (
    <Box
      role="group"
      aria-label={t("teams.scores")}
      sx={{ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 1, flexShrink: 0 }}
    >
      {([0, 1] satisfies Team[]).map((team) => {
        const isTurn = teams.turn === team && !isOver;
        return (
          <ButtonBase
            key={team}
            aria-pressed={isTurn}
            onClick={() => turnTo(team)}
            sx={{
              typography: "stageLabel",
              minHeight: 44,
              px: "0.7em",
              borderRadius: 99,
              border: 3,
              borderColor: isTurn ? "area.puzzle" : "edge",
              bgcolor: isTurn ? "areaSoft.puzzle" : undefined,
              gap: "0.4em",
            }}
          >
            <span aria-hidden>{shapes[team]}</span>
            {t("teams.score", { team: team + 1, score: teams.scores[team] })}
          </ButtonBase>
        );
      })}
      <Box
        component="span"
        role="status"
        sx={isOver ? { typography: "stageLabel", alignSelf: "center" } : visuallyHidden}
      >
        {isOver ? winner : t("teams.turn", { team: teams.turn + 1 })}
      </Box>
    </Box>
  );
}
