import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
} from "react";
import { Router, useLocation } from "react-router";
import type { GuardedHistory, Move } from "./guardedHistory.ts";

interface Shown extends Move {
  readonly history: GuardedHistory;
}

const ShownContext = createContext<Shown | null>(null);

/** The change of the address that the screen was drawn for. */
export const useShown = () => useContext(ShownContext);

/** Answers how to find out whether the next screen is another one, and still being loaded. */
export function useIsLeaving(): () => boolean {
  const { pathname } = useLocation();
  const history = useShown()?.history;
  return useCallback(
    () => history !== undefined && history.location.pathname !== pathname,
    [history, pathname],
  );
}

/** Draws what is at the history's address. The last screen stays until the next one can be drawn. */
export function HistoryRouter({
  history,
  children,
}: {
  readonly history: GuardedHistory;
  readonly children: ReactNode;
}) {
  const [shown, setShown] = useState<Shown>(() => {
    const { action, location } = history;
    return { action, location, keepsScroll: false, history };
  });
  useLayoutEffect(
    () => history.listen((move) => startTransition(() => setShown({ ...move, history }))),
    [history],
  );
  return (
    <ShownContext value={shown}>
      <Router location={shown.location} navigationType={shown.action} navigator={history}>
        {children}
      </Router>
    </ShownContext>
  );
}
