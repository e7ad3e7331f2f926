import {
  type UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type Navigator,
  type Path,
  parsePath,
} from "react-router";
import { makeListeners } from "../core/listening.ts";

type History = ReturnType<typeof createBrowserHistory>;

/** A change of the address. */
export interface Move {
  readonly action: History["action"];
  readonly location: Location;
  /** Whether the page stays where it was scrolled to. */
  readonly keepsScroll: boolean;
}

/** The browser's history, as react-router keeps it, which asks before it leaves unsaved changes. */
export interface GuardedHistory extends Navigator, Pick<Move, "action" | "location"> {
  listen(listener: (move: Move) => void): () => void;
}

type Place = Pick<Path, "pathname" | "search">;

/** Answers whether it holds up the way from one place to another; `goOn` goes there after all. */
type Guard = (from: Place, to: Place, goOn: () => void) => boolean;

const guards = new Set<Guard>();

/** Holds up changes of the address; returns how to stop. */
export function guardLeaving(guard: Guard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}

const moved = makeListeners();

/** Hears of each change of the address just before the next screen is drawn. */
export const onMove = moved.listen;

/** Wraps a history of react-router, made with `v5Compat`, so that it tells of every change. */
export function guardHistory(history: History): GuardedHistory {
  let from: Place = history.location;
  let keepsScroll = false;
  // Undoing a step that was held up is a step of its own, which nobody is told of.
  let undoing: (() => void) | null = null;
  let isFree = false;

  const isHeld = (to: Place, goOn: () => void) => [...guards].some((guard) => guard(from, to, goOn));

  const move =
    (go: History["push"]): Navigator["push"] =>
    (to, state, options) => {
      const goOn = () => {
        keepsScroll = options?.preventScrollReset === true;
        go(to, state);
        keepsScroll = false;
      };
      const { pathname = from.pathname, search = "" } = typeof to === "string" ? parsePath(to) : to;
      if (!isHeld({ pathname, search }, goOn)) goOn();
    };

  /** Undoes a step through the history if somebody holds it up. */
  function isUndone(to: Place, delta: number): boolean {
    const { promise: undone, resolve: done } = Promise.withResolvers<void>();
    const held = isHeld(to, () => {
      void undone.then(() => {
        isFree = true;
        history.go(delta);
      });
    });
    if (!held) return false;
    undoing = done;
    history.go(-delta);
    return true;
  }

  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: move(history.push),
    replace: move(history.replace),
    listen: (listener) =>
      history.listen(({ action, location, delta }) => {
        if (undoing) {
          undoing();
          undoing = null;
          return;
        }
        const mayAsk = action === "POP" && delta !== null && delta !== 0 && !isFree;
        isFree = false;
        if (mayAsk && isUndone(location, delta)) return;
        from = location;
        moved.tell();
        listener({ action, location, keepsScroll });
      }),
  };
}
