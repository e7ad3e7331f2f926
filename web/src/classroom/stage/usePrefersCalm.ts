import { useSyncExternalStore } from "react";

const ask = () => window.matchMedia("(prefers-reduced-motion: reduce)");

function onChange(tell: () => void): () => void {
  const asked = ask();
  asked.addEventListener("change", tell);
  return () => asked.removeEventListener("change", tell);
}

/** Tells whether this person has asked their device for less motion. */
export function usePrefersCalm(): boolean {
  return useSyncExternalStore(onChange, () => ask().matches);
}
