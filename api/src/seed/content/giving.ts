/** What classes note of what they brought in. */
export const donationNotes = [
  "Bake sale",
  "Coins for kindness jar",
  "Read-a-thon",
  "Plant sale in the yard",
  "Class shop",
  "Sponsored walk",
  null,
  null,
] as const;

/** What a goal is for, with what it comes to in dollars. */
export const goalContents = [
  { dollars: 25, text: "Twenty-five small gifts" },
  { dollars: 40, text: "Forty warm meals" },
  { dollars: 50, text: "Fifty books for a reading corner" },
  { dollars: 60, text: "A tree for each of us, and some more" },
  { dollars: 75, text: "Blankets for a whole shelter" },
] as const;
