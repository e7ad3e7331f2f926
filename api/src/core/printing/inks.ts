/** The colors of paper, those of the portal in the light. */
export const inks = {
  ember: "#b4431d",
  deep: "#8f3213",
  flame: "#ffd9a0",
  ink: "#2b2331",
  soft: "#65596b",
  gold: "#b58a1e",
  pale: "#e6d3a3",
} as const;
