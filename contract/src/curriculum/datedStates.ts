/** The states of what only its dates decide about: to come, on, over. */
export const datedStates = ["scheduled", "live", "past"] as const;
