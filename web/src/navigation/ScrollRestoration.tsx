import { useEffect, useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { onMove } from "./guardedHistory.ts";
import { useShown } from "./HistoryRouter.tsx";

const storageKey = "scroll-positions";

type Positions = Record<string, number>;

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as Positions;
  } catch {
    return {};
  }
}

let kept: Positions | null = null;

/** How far down each step of this tab's history was scrolled, by the step's key. */
function positions(): Positions {
  kept ??= readPositions();
  return kept;
}

function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions()));
  } catch {
    // Without room the next visit starts at the top.
  }
}

function elementAt(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls a new screen to its top or to its hash, and one that is gone back to where it was left. */
export function ScrollRestoration(): null {
  const { key, hash } = useLocation();
  const keepsScroll = useShown()?.keepsScroll === true;
  useEffect(() => {
    const take = () => {
      window.history.scrollRestoration = "manual";
    };
    const giveBack = () => {
      window.history.scrollRestoration = "auto";
    };
    take();
    window.addEventListener("pageshow", take);
    window.addEventListener("pagehide", giveBack);
    return () => {
      window.removeEventListener("pageshow", take);
      window.removeEventListener("pagehide", giveBack);
      giveBack();
    };
  }, []);
  useLayoutEffect(() => {
    const keep = () => {
      positions()[key] = window.scrollY;
    };
    const keepAll = () => {
      keep();
      storePositions();
    };
    window.addEventListener("pagehide", keepAll);
    const stop = onMove(keep);
    return () => {
      window.removeEventListener("pagehide", keepAll);
      stop();
    };
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the history scrolls anew.
  useLayoutEffect(() => {
    const left = positions()[key];
    const target = hash ? elementAt(hash) : null;
    if (left !== undefined) window.scrollTo(0, left);
    else if (target) target.scrollIntoView();
    else if (!keepsScroll) window.scrollTo(0, 0);
  }, [key, hash, keepsScroll]);
  return null;
}
