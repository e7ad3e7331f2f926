import { useKept } from "../stage/stageMemory.ts";

/** The number of a team. */
export type Team = 0 | 1;

interface Teams {
  readonly turn: Team;
  readonly scores: readonly [number, number];
}

const other = (team: Team): Team => (team === 0 ? 1 : 0);

/** Two teams that take turns on one stage: `teams` is null without them. They have no names, and nothing is recorded. */
export function useTeams() {
  const [teams, set] = useKept<Teams | null>("puzzle/teams", null);
  /** The team whose turn it is has found something, or not; then it is the other one's turn. */
  const pass = (won: 0 | 1) => {
    if (!teams) return;
    const [first, second] = teams.scores;
    const scores = teams.turn === 0 ? ([first + won, second] as const) : ([first, second + won] as const);
    set({ turn: other(teams.turn), scores });
  };
  return {
    teams,
    toggle: () => set(teams ? null : { turn: 0, scores: [0, 0] }),
    restart: () => teams && set({ turn: 0, scores: [0, 0] }),
    turnTo: (turn: Team) => teams && set({ ...teams, turn }),
    found: () => pass(1),
    missed: () => pass(0),
  };
}

export type TeamPlay = ReturnType<typeof useTeams>;
