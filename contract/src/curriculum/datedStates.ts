/** States that depend on dates alone. */
export const datedStates = ["scheduled", "live", "past"] as const;
