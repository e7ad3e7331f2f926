import useMediaQuery from "@mui/material/useMediaQuery";

/** Tells whether this person has asked their device for less motion. */
export function usePrefersCalm(): boolean {
  return useMediaQuery("(prefers-reduced-motion: reduce)", { noSsr: true });
}
