import { type Dashboard, dashboardEndpoints, type OverviewCard, overviewCards } from "@kindling/contract";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../core/api.ts";
import { succeed } from "../../core/toasts.ts";

/** A card of the overview, and whether its reader wants to see it. */
export interface CardChoice {
  readonly card: OverviewCard;
  readonly isShown: boolean;
}

/** All cards in a person's order: as they arranged them, then those they know nothing of, then what they hid. */
export function cardsInOrder({ shown, hidden }: Dashboard["cards"]): CardChoice[] {
  const known = new Set([...shown, ...hidden]);
  const others = overviewCards.filter((card) => !known.has(card));
  return [
    ...[...shown, ...others].map((card) => ({ card, isShown: true })),
    ...hidden.map((card) => ({ card, isShown: false })),
  ];
}

/** Returns what keeps the arrangement on the server and draws the overview by it. */
export function useArranging(): (choices: readonly CardChoice[]) => Promise<void> {
  const queries = useQueryClient();
  return async (choices) => {
    const those = (isShown: boolean) =>
      choices.filter((each) => each.isShown === isShown).map(({ card }) => card);
    const body = { shown: those(true), hidden: those(false) };
    const { message } = await call(dashboardEndpoints.arrange, { body });
    succeed(message);
    await queries.invalidateQueries({ queryKey: [dashboardEndpoints.get.name] });
  };
}
